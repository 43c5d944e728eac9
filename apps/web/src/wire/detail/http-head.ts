import { isSecretName } from '@lifeline/json';
import type { HttpEvent, HttpHeader } from '@lifeline/trace';
import type { TextPart } from '../../panels/secret-text.ts';

/** Headers by which somebody is let in, whatever they are called elsewhere. */
const CREDENTIALS = /^(proxy-)?authorization$|^(set-)?cookie2?$|^mcp-session-id$/i;

/** Whether the value of a header is covered: it lets somebody in, is named like a secret, or is of the person's own headers. */
export function isSecretHeader({ name }: HttpHeader, own: readonly string[]): boolean {
  return (
    CREDENTIALS.test(name) ||
    isSecretName(name) ||
    own.some((given) => given.toLowerCase() === name.toLowerCase())
  );
}

/**
 * The head of a request or a response as it stands on the wire, in runs, and the body where that is on record;
 * undefined for other events.
 */
export function httpHead(event: HttpEvent, own: readonly string[]): readonly TextPart[] | undefined {
  const { data, headers, body } = event;
  if (headers === undefined) return undefined;
  const first =
    event.event === 'request'
      ? `${data.method} ${data.url}`
      : `${data.status} ${data.statusText ?? ''}`.trimEnd();
  const parts: TextPart[] = [];
  let at = 0;
  const push = (text: string, isSecret: boolean) => {
    if (text !== '') parts.push({ at, text, isSecret });
    at += text.length;
  };
  push(first, false);
  for (const header of headers) {
    push(`\n${header.name}: `, false);
    push(header.value, isSecretHeader(header, own));
  }
  if (body !== undefined) push(`\n\n${body}`, false);
  return parts;
}

/** The recording's line of such an event, in runs: the values of secret headers, and what stands around them. */
export function coveredLine(line: string, event: HttpEvent, own: readonly string[]): readonly TextPart[] {
  const secrets = (event.headers ?? [])
    .filter((header) => isSecretHeader(header, own) && header.value !== '')
    .map(({ value }) => JSON.stringify(value).slice(1, -1));
  const parts: TextPart[] = [];
  for (let at = 0; at < line.length; ) {
    const next = secrets
      .map((secret) => ({ secret, from: line.indexOf(secret, at) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.secret.length - a.secret.length)[0];
    const from = next?.from ?? line.length;
    if (from > at) parts.push({ at, text: line.slice(at, from), isSecret: false });
    if (next !== undefined) parts.push({ at: from, text: next.secret, isSecret: true });
    at = from + (next?.secret.length ?? 0);
  }
  return parts;
}
