import type { HttpHeader, HttpTransport } from '@lifeline/trace';
import type { UrlTarget } from '@lifeline/wire';
import { BridgeError } from './errors.ts';
import type { LaunchBase, LaunchPlan } from './launch.ts';

/** Headers by which HTTP itself works; they are set as each request needs them. */
const RESERVED = new Set(
  'connection content-length expect host keep-alive te trailer transfer-encoding upgrade'.split(' '),
);

/** Completes and checks an address to connect to. Throws `bad-url` or `bad-header`. */
export function planUrl(asked: UrlTarget, base: LaunchBase): LaunchPlan {
  const { url, headers = {} } = asked;
  const transport: HttpTransport = asked.transport ?? 'auto';
  const address = readUrl(url);
  const list = Object.entries(headers).map(([name, value]) => readHeader(name.trim(), value.trim()));
  const { env, ca } = base;
  return {
    launch: { kind: 'http', url: address, headers: list, transport, env, ...(ca !== undefined && { ca }) },
    target: { kind: 'http', url: address, transport, headerNames: list.map(({ name }) => name) },
  };
}

function readUrl(text: string): string {
  const shown = JSON.stringify(text);
  const parsed = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new BridgeError(
      'bad-url',
      `${shown} is no address of a server.`,
      'It begins with http:// or https://.',
    );
  }
  if (parsed.username !== '' || parsed.password !== '') {
    throw new BridgeError(
      'bad-url',
      'User and password cannot be part of the address.',
      'Give the header “Authorization: Basic …” instead.',
    );
  }
  parsed.hash = '';
  return parsed.href;
}

function readHeader(name: string, value: string): HttpHeader {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
    throw new BridgeError(
      'bad-header',
      `${JSON.stringify(name)} is no name of a header.`,
      'Write each as Name: value.',
    );
  }
  if (RESERVED.has(name.toLowerCase())) {
    throw new BridgeError('bad-header', `The header ${name} belongs to HTTP itself; leave it out.`);
  }
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
    throw new BridgeError('bad-header', `The value of ${name} holds a character that no header can carry.`);
  }
  return { name, value };
}
