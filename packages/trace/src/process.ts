import type { ProcessEvent } from './event.ts';
import type { Fields } from './fields.ts';

const EVENTS = ['spawn-failed', 'spawned', 'stdin-closed', 'stdout-closed', 'signal', 'exited'] as const;

/** The members of a `process` event; faults are noted in `fields`. */
export function decodeProcess(
  base: { readonly seq: number; readonly atMs: number; readonly connection: number },
  fields: Fields,
): ProcessEvent {
  const type = 'process';
  const event = fields.oneOf('event', EVENTS);
  switch (event) {
    case 'spawn-failed':
      return {
        ...base,
        type,
        event,
        errno: fields.string('errno'),
        message: fields.string('message'),
        command: fields.string('command'),
        path: fields.strings('path'),
        ...(fields.has('hint') && { hint: fields.string('hint') }),
      };
    case 'spawned':
      return { ...base, type, event, pid: fields.integer('pid') };
    case 'signal':
      return { ...base, type, event, signal: fields.string('signal') };
    case 'exited': {
      const code = fields.get('code') === null ? null : fields.integer('code');
      const signal = fields.get('signal') === null ? null : fields.string('signal');
      return { ...base, type, event, code, signal };
    }
    default:
      return { ...base, type, event };
  }
}
