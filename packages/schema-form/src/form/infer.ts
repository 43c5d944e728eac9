import type { Draft } from '../draft/draft.ts';
import { structured } from '../draft/from-json.ts';
import { isNumberText } from '../draft/to-json.ts';
import type { Branch, ObjectShape, Shape } from '../schema/field.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import { optionOf } from './fit.ts';

const NO_MATCH = Number.NEGATIVE_INFINITY;

/**
 * The branch that a value most likely belongs to, by what can be seen without looking deep: its type, consts, known
 * and required members. Undefined when it belongs to none, is absent, or is an object that tells nothing.
 */
export function inferBranch(
  schema: FormSchema,
  branches: readonly Branch[],
  draft: Draft,
): Branch | undefined {
  if (draft.kind === 'absent') return undefined;
  if (draft.kind === 'null') return branches.find((branch) => branch.isNull);
  const value = structured(draft);
  let best: Branch | undefined;
  let bestScore = NO_MATCH;
  let isTie = false;
  for (const branch of branches) {
    const score = branch.isNull ? NO_MATCH : scoreOf(schema, schema.field(branch.spot).shape, value);
    isTie = score === bestScore || (isTie && score < bestScore);
    if (score > bestScore) [best, bestScore] = [branch, score];
  }
  return isTie && value.kind === 'object' ? undefined : best;
}

function scoreOf(schema: FormSchema, shape: Shape, draft: Draft): number {
  switch (shape.kind) {
    case 'string':
      return draft.kind === 'string' ? 1 : NO_MATCH;
    case 'number':
      if (draft.kind !== 'number') return NO_MATCH;
      return shape.integer && isNumberText(draft.text) && !Number.isInteger(Number(draft.text)) ? 0 : 1;
    case 'boolean':
      return draft.kind === 'boolean' ? 1 : NO_MATCH;
    case 'choice':
      return optionOf(shape.options, draft) === undefined ? NO_MATCH : 3;
    case 'multi':
      return draft.kind === 'array' ? 2 : NO_MATCH;
    case 'array':
      return draft.kind === 'array' ? 1 : NO_MATCH;
    case 'object':
      return draft.kind === 'object' ? objectScore(schema, shape, draft) : NO_MATCH;
    case 'union':
    case 'json':
      return 0;
    case 'null':
      return NO_MATCH;
  }
}

function objectScore(schema: FormSchema, shape: ObjectShape, draft: Draft & { kind: 'object' }): number {
  const properties = new Map(shape.properties.map((property) => [property.name, property]));
  let score = 1;
  for (const { key, value } of draft.entries) {
    const property = properties.get(key);
    if (property === undefined) {
      score -= shape.map.rest === undefined && shape.map.patterns.length === 0 ? 2 : 0;
    } else if (value.kind !== 'absent') {
      score += 1;
      const child = schema.field(property.spot).shape;
      if (child.kind !== 'choice') continue;
      if (optionOf(child.options, value) !== undefined) score += child.options.length === 1 ? 10 : 2;
      else score -= child.options.length === 1 ? 20 : 2;
    }
  }
  const present = new Set(draft.entries.map(({ key }) => key));
  for (const { name, required } of shape.properties) if (required && !present.has(name)) score -= 1;
  return score;
}
