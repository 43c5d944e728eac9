import { isSecretName } from '@lifeline/schema-form';
import type { HttpEvent } from '@lifeline/trace';
import { formatCommandLine } from '../../panels/start/command-line.ts';

/** curl finds these out by itself. */
const OWN = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);
/** Names that say nothing of a secret, and hold one. */
const SECRET = new Set(['authorization', 'proxy-authorization', 'cookie']);

/**
 * A POSIX command line for curl that sends an HTTP request of the recording again; `body` is the message that it
 * carried. Values of headers that are secrets are left out: a clipboard is read by many.
 */
export function curlLine({ data, headers = [] }: Pick<HttpEvent, 'data' | 'headers'>, body: string): string {
  const given = headers.filter(({ name }) => !OWN.has(name.toLowerCase()));
  const words = [
    'curl',
    '-sS',
    '-N',
    '-X',
    String(data.method ?? 'POST'),
    String(data.url ?? ''),
    ...given.flatMap(({ name, value }) => ['-H', `${name}: ${isSecretHeader(name) ? '…' : value}`]),
    '--data-raw',
    body,
  ];
  return formatCommandLine(words, 'posix');
}

function isSecretHeader(name: string): boolean {
  return SECRET.has(name.toLowerCase()) || isSecretName(name);
}
