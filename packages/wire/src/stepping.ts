import { RELEASE_HOWS } from '@lifeline/trace';
import * as v from 'valibot';
import { commandParts, seqSchema } from './command-parts.ts';

/** Which way messages go that step mode holds. */
export const HOLD_DIRECTIONS = ['both', 'toServer', 'toClient'] as const;
export type HoldDirection = (typeof HOLD_DIRECTIONS)[number];

const modeSchema = v.object({
  direction: v.picklist(HOLD_DIRECTIONS),
  /** Only messages that match this filter are held; absent: all. */
  filter: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
});
export type HoldMode = v.InferOutput<typeof modeSchema>;

/** Why held messages went on, or were dropped, without anybody having released each. */
export const HOLD_ENDS = [
  'switched-off',
  'pages-closed',
  'disconnected',
  'server-ended',
  'bridge-stopped',
] as const;
export type HoldEnd = (typeof HOLD_ENDS)[number];

/** What a live session says about step mode (`SessionInfo.stepping`). */
export const steppingSchema = v.object({
  /** What is held from here on; absent: step mode is off. */
  mode: v.optional(modeSchema),
  /** How many messages wait. While any does, no request's time runs out. */
  waiting: v.number(),
  /** What became of the messages that waited when all of them were let go last. */
  ended: v.optional(
    v.object({
      why: v.picklist(HOLD_ENDS),
      delivered: v.number(),
      dropped: v.number(),
      /** Of the note that says so in the trace. */
      seq: seqSchema,
    }),
  ),
});
export type SteppingInfo = v.InferOutput<typeof steppingSchema>;

/** Switches step mode on, or to another `mode`; without one off, which delivers all that is held. */
export const holdCommandSchema = v.object({
  type: v.literal('hold'),
  ...commandParts,
  mode: v.optional(modeSchema),
});
export type HoldCommand = v.InferOutput<typeof holdCommandSchema>;

/**
 * Decides about a held message: `seq` of the message or of its `held` event, absent: the oldest one. `edited` needs
 * `text`, the line that is delivered in its place; `answered` exactly one of `resultText` and `errorText`, JSON.
 */
export const releaseCommandSchema = v.object({
  type: v.literal('release'),
  ...commandParts,
  seq: v.optional(seqSchema),
  how: v.optional(v.picklist(RELEASE_HOWS), 'delivered'),
  text: v.optional(v.string()),
  resultText: v.optional(v.string()),
  errorText: v.optional(v.string()),
});
export type ReleaseCommand = v.InferOutput<typeof releaseCommandSchema>;
