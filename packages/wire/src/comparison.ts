import * as v from 'valibot';

const seq = v.pipe(v.number(), v.integer(), v.minValue(0));

const sideSchema = v.object({
  server: v.optional(v.string()),
  revision: v.optional(v.string()),
  events: v.number(),
});
export type ComparisonSide = v.InferOutput<typeof sideSchema>;

/** A message of one side, with what became of it. */
const messageSchema = v.object({
  seq,
  kind: v.picklist(['request', 'notification', 'malformed']),
  dir: v.picklist(['toServer', 'toClient']),
  method: v.string(),
  subject: v.optional(v.string()),
  responseSeq: v.optional(seq),
  outcome: v.optional(
    v.picklist(['pending', 'result', 'tool-error', 'error', 'cancelled', 'timeout', 'lost']),
  ),
  errorCode: v.optional(v.string()),
  ms: v.optional(v.number()),
});
export type SideMessage = v.InferOutput<typeof messageSchema>;

const pairSchema = v.object({
  a: messageSchema,
  b: messageSchema,
  differences: v.array(v.picklist(['outcome', 'result', 'time'])),
});

const definition = {
  kind: v.picklist(['tool', 'resource', 'template', 'prompt']),
  key: v.string(),
};
const definitionSchema = v.object(definition);
const effectSchema = v.picklist(['breaking', 'safe']);

/** `GET /api/compare`: what differs between two recordings, as `mcp-lifeline compare --format json` prints it. */
export const comparisonSchema = v.object({
  a: sideSchema,
  b: sideSchema,
  messages: v.object({
    onlyA: v.array(messageSchema),
    onlyB: v.array(messageSchema),
    differs: v.array(pairSchema),
    same: v.array(pairSchema),
  }),
  definitions: v.object({
    added: v.array(definitionSchema),
    removed: v.array(definitionSchema),
    changed: v.array(
      v.object({
        ...definition,
        effect: effectSchema,
        changes: v.array(
          v.object({
            pointer: v.string(),
            /** `ChangeCode` and `ChangeReason` of packages/compare. */
            code: v.string(),
            reason: v.string(),
            effect: effectSchema,
            before: v.optional(v.string()),
            after: v.optional(v.string()),
          }),
        ),
      }),
    ),
  }),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;
