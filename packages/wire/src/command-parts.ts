import * as v from 'valibot';

/** Position of an event in its session. */
export const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** What every command of a page has: its own name for it, and the session. */
export const commandParts = {
  ref: v.pipe(v.string(), v.maxLength(64)),
  sessionId: v.pipe(v.string(), v.maxLength(128)),
};
