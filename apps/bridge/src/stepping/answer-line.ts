import { member, nodeText, parseJson } from '@lifeline/json';
import { readEnvelope } from '@lifeline/protocol';
import { BridgeError } from '../errors.ts';

/** A message is one line: a line break in the text becomes a space; what cannot be sent as UTF-8 is replaced. */
export function oneLine(text: string): string {
  return text
    .trim()
    .replace(/\r\n|[\r\n]/g, ' ')
    .toWellFormed();
}

/**
 * The response to the request `raw`, given in the place of whom it was for. Exactly one text: the JSON of its result or
 * of its error. Throws `bad-message`.
 */
export function answerLine(
  raw: string,
  resultText: string | undefined,
  errorText: string | undefined,
): string {
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  const parsed = parseJson(text);
  const id = parsed.ok ? member(parsed.node, 'id') : undefined;
  if (id === undefined || readEnvelope(raw).kind !== 'request') {
    throw new BridgeError(
      'bad-message',
      'Only a request can be answered, and this message is none.',
      'Deliver, edit or drop it.',
    );
  }
  const body = resultText ?? errorText;
  if (body === undefined || (resultText !== undefined && errorText !== undefined)) {
    throw new BridgeError('bad-message', 'An answer needs either a result or an error.');
  }
  const name = resultText === undefined ? 'error' : 'result';
  return oneLine(`{"jsonrpc":"2.0","id":${nodeText(text, id)},"${name}":${body}}`);
}
