import { joinPointer } from '@lifeline/json';
import type { Rule, SchemaRule } from '../rule.ts';
import { isFalse, numberOf, ownTypes, propertyNames, stringsOf } from '../schema/types.ts';
import type { SchemaNode } from '../schema/walk.ts';

/** A lower and an upper limit that leave nothing between them. */
interface Clash {
  /** The keyword to point at. */
  readonly keyword: string;
  /** Both limits, as code. */
  readonly limits: string;
}

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function* clashesOf(node: SchemaNode): Iterable<Clash> {
  for (const [least, most] of PAIRS) {
    const [low, high] = [numberOf(node, least), numberOf(node, most)];
    if (low !== undefined && high !== undefined && low > high)
      yield { keyword: least, limits: `${least}: ${low}, ${most}: ${high}` };
  }
  yield* range(node);
  yield* counts(node);
}

/** Numbers: the tightest limits on both sides. */
function* range(node: SchemaNode): Iterable<Clash> {
  const lows = limitsOf(node, 'minimum', 'exclusiveMinimum').sort((a, b) => b.value - a.value || order(b, a));
  const highs = limitsOf(node, 'maximum', 'exclusiveMaximum').sort(
    (a, b) => a.value - b.value || order(b, a),
  );
  const [low, high] = [lows[0], highs[0]];
  if (low === undefined || high === undefined) return;
  const touches = low.value === high.value && (low.isExclusive || high.isExclusive);
  const types = ownTypes(node);
  const isWhole = types?.size === 1 && types.has('integer');
  if (low.value > high.value || touches || (isWhole && !hasIntegerBetween(low, high)))
    yield { keyword: low.keyword, limits: `${low.keyword}: ${low.value}, ${high.keyword}: ${high.value}` };
}

interface Limit {
  readonly keyword: string;
  readonly value: number;
  readonly isExclusive: boolean;
}

function limitsOf(node: SchemaNode, inclusive: string, exclusive: string): Limit[] {
  return [inclusive, exclusive].flatMap((keyword) => {
    const value = numberOf(node, keyword);
    return value === undefined ? [] : [{ keyword, value, isExclusive: keyword === exclusive }];
  });
}

function order(a: Limit, b: Limit): number {
  return Number(a.isExclusive) - Number(b.isExclusive);
}

function hasIntegerBetween(low: Limit, high: Limit): boolean {
  const least = low.isExclusive ? Math.floor(low.value) + 1 : Math.ceil(low.value);
  const most = high.isExclusive ? Math.ceil(high.value) - 1 : Math.floor(high.value);
  return least <= most;
}

/** Counts that other keywords cannot reach. */
function* counts(node: SchemaNode): Iterable<Clash> {
  const names = propertyNames(node);
  const isClosed = isFalse(node, 'additionalProperties') && !node.keywords.has('patternProperties');
  const leastProperties = numberOf(node, 'minProperties');
  if (isClosed && leastProperties !== undefined && leastProperties > (names?.length ?? 0))
    yield {
      keyword: 'minProperties',
      limits: `minProperties: ${leastProperties}, properties: ${names?.length ?? 0}, additionalProperties: false`,
    };
  const required = new Set(stringsOf(node, 'required') ?? []).size;
  const mostProperties = numberOf(node, 'maxProperties');
  if (mostProperties !== undefined && required > mostProperties)
    yield { keyword: 'maxProperties', limits: `required: ${required}, maxProperties: ${mostProperties}` };
  const tuple = node.keywords.get('prefixItems');
  const leastItems = numberOf(node, 'minItems');
  if (
    tuple?.type === 'array' &&
    isFalse(node, 'items') &&
    leastItems !== undefined &&
    leastItems > tuple.items.length
  )
    yield {
      keyword: 'minItems',
      limits: `minItems: ${leastItems}, prefixItems: ${tuple.items.length}, items: false`,
    };
}

const limits: SchemaRule = {
  id: 'SCH-13',
  over: 'schema',
  severity: 'should',
  weight: 90,
  *check({ nodes }) {
    for (const node of nodes) {
      for (const { keyword, limits } of clashesOf(node))
        yield { pointer: joinPointer(node.place.pointer, keyword), values: { limits } };
    }
  },
};

export const LIMIT_RULES: readonly Rule[] = [limits];
