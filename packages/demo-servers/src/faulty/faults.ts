import { type Incoming, isObject, OUT } from './line-server.ts';

/** How one server differs from a sound one. */
export interface Fault {
  /** Before anything is read. */
  readonly start?: () => void;
  /** Revision that it answers with, whatever was asked. */
  readonly revision?: string;
  /** Answers a call of the tool. Absent: soundly. */
  readonly call?: (id: Incoming['id'], args: Readonly<Record<string, unknown>>) => void;
}

/** What a sound server answers. */
export function greeting(args: Readonly<Record<string, unknown>>): object {
  const name = typeof args.name === 'string' ? args.name : 'nobody';
  return { content: [{ type: 'text', text: `Hello, ${name}!` }], isError: false };
}

/** Does what a process may do that does not want to end: nothing. */
function ignore(): void {}

/** The faults of the lesson by number, so that the command line does not give them away; others by name. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  // a banner on stdout, where only messages belong
  1: { start: () => OUT.raw('Greeting server 1.0 is ready!') },
  // the id comes back as a string
  2: { call: (id, args) => OUT.result(String(id), greeting(args)) },
  // result and error at once
  3: {
    call: (id, args) => {
      const error = { code: -32000, message: 'Something went wrong, or did it?' };
      OUT.raw(JSON.stringify({ jsonrpc: '2.0', id, result: greeting(args), error }));
    },
  },
  // logs without having declared `logging`
  4: {
    call: (id, args) => {
      OUT.notify('notifications/message', { level: 'info', data: 'Somebody wants to be greeted.' });
      OUT.result(id, greeting(args));
    },
  },
  // never answers
  5: { call: ignore },
  // dies in mid-call
  6: {
    call: () => {
      process.stderr.write('Error: out of greetings\n');
      process.exit(3);
    },
  },
  // refuses what its schema asks for: see TOOL
  7: {
    call: (id, args) => {
      if (isObject(args.name)) OUT.result(id, greeting({ name: args.name.first }));
      else {
        const text = 'name must be an object like {"first": "Ada"}';
        OUT.result(id, { content: [{ type: 'text', text }], isError: true });
      }
    },
  },
  // writes its answer over several lines
  8: {
    call: (id, args) => OUT.raw(JSON.stringify({ jsonrpc: '2.0', id, result: greeting(args) }, undefined, 2)),
  },
  // does not end when it should
  stubborn: {
    start: () => {
      process.on('SIGTERM', () => process.stderr.write('SIGTERM? Not now.\n'));
      setInterval(ignore, 1000);
    },
  },
  // answers with a revision that does not exist
  revision: { revision: '1999-12-31' },
};

export const TOOL = {
  name: 'greet',
  description: 'Greets somebody by name.',
  inputSchema: {
    type: 'object',
    properties: { name: { type: 'string', description: 'Who is greeted' } },
    required: ['name'],
  },
};
