import type { HttpEvent } from '@lifeline/trace';
import { formatCommandLine } from '../../panels/start/command-line.ts';
import { isSecretHeader } from './http-head.ts';

/** curl finds these out by itself. */
const OWN = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/**
 * A POSIX command line for curl that sends an HTTP request of the recording again; `body` is the message that it
 * carried, `own` the names of the headers that the person gave. Values of headers that are secrets are left out: a
 * clipboard is read by many.
 */
export function curlLine(
  { data, headers = [] }: Pick<HttpEvent, 'data' | 'headers'>,
  body: string,
  own: readonly string[],
): string {
  const given = headers.filter(({ name }) => !OWN.has(name.toLowerCase()));
  const words = [
    'curl',
    '-sS',
    '-N',
    '-X',
    String(data.method ?? 'POST'),
    String(data.url ?? ''),
    ...given.flatMap((header) => [
      '-H',
      `${header.name}: ${isSecretHeader(header, own) ? '…' : header.value}`,
    ]),
    '--data-raw',
    body,
  ];
  return formatCommandLine(words, 'posix');
}
