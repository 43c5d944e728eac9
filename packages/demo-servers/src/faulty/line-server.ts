import { createInterface } from 'node:readline';

/** A message from the client, as far as these servers care. */
export interface Incoming {
  /** Absent in notifications. */
  readonly id?: number | string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a server writes; each call is one line unless the text has line breaks of its own. */
export interface Outgoing {
  result(id: Incoming['id'], result: object): void;
  error(id: Incoming['id'], code: number, message: string): void;
  notify(method: string, params: object): void;
  /** Any text, also one that is no message. */
  raw(text: string): void;
}

/** Writes messages as texts to wherever they go. */
export function outgoing(raw: (text: string) => void): Outgoing {
  const write = (message: object) => raw(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return {
    result: (id, result) => write({ id, result }),
    error: (id, code, message) => write({ id, error: { code, message } }),
    notify: (method, params) => write({ method, params }),
    raw,
  };
}

/** To stdout. */
export const OUT: Outgoing = outgoing((text) => {
  process.stdout.write(`${text}\n`);
});

/** Reads messages from stdin, by hand: the SDK would not make the mistakes that these servers are for. */
export function readMessages(handle: (message: Incoming) => void): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = readMessage(line);
    if (message !== undefined) handle(message);
  });
}

/** The message in a text; undefined where it holds none. What is no JSON is answered on stdout. */
export function readMessage(line: string): Incoming | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    OUT.raw('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}');
    return undefined;
  }
  if (!isObject(value) || typeof value.method !== 'string') return undefined;
  const { id, method, params } = value;
  return {
    ...(typeof id === 'number' || typeof id === 'string' ? { id } : {}),
    method,
    params: isObject(params) ? params : {},
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
