import { type JsonNode, member } from '@lifeline/json';
import { codeText } from './codes.ts';
import { MessageReader } from './reader.ts';
import type { ExplainTexts } from './texts/types.ts';
import type { ExplainedMessage } from './types.ts';
import { envelopeOf } from './walk.ts';

/** Messages of a batch that are told one by one. */
const TOLD = 3;

/** This very message in words, from its own values. */
export function explainMessage(texts: ExplainTexts, message: ExplainedMessage): string {
  const { node } = message;
  if (node.type !== 'array') return sentenceOf(texts, message, node);
  const told = node.items.slice(0, TOLD).map((item) => sentenceOf(texts, message, item));
  return [texts.general.batch(node.items.length), ...told].join(' ');
}

function sentenceOf(texts: ExplainTexts, message: ExplainedMessage, node: JsonNode): string {
  const reader = new MessageReader(node);
  const { general } = texts;
  const own = member(node, 'method');
  const method = own?.type === 'string' ? own.value : message.method;
  const sentences =
    method !== undefined && Object.hasOwn(texts.sentences, method) ? texts.sentences[method] : undefined;
  switch (envelopeOf(node)) {
    case 'Request':
      return (sentences?.request ?? sentences?.notification ?? general.request)(reader);
    case 'Notification':
      return (sentences?.notification ?? sentences?.request ?? general.notification)(reader);
    case 'ErrorResponse':
      return [general.error(reader), codeText(texts, reader.text('/error/code') ?? '')?.[0]]
        .filter(isText)
        .join(' ');
    case 'Response': {
      const asked =
        method === 'tasks/result' && message.taskMethod !== undefined ? message.taskMethod : undefined;
      const about = asked === undefined ? undefined : texts.sentences[asked]?.response?.(reader);
      return [(sentences?.response ?? general.response)(reader), about].filter(isText).join(' ');
    }
    default:
      return general.broken;
  }
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
