import type { OutputUnit } from '@cfworker/json-schema';

/** Errors that only say that something inside is wrong; what is wrong follows them in the list. */
export const SUMMARIES: ReadonlySet<string> = new Set(
  `properties patternProperties additionalProperties unevaluatedProperties items prefixItems additionalItems
  unevaluatedItems allOf $ref if dependentSchemas`.split(/\s+/),
);

/** A wrong type or tag weighs more than any number of smaller faults. */
const WRONG_KIND = 1000;

/** The errors that belong to the one at `at`: they follow it and stand below it in the schema. */
export function insideOf(errors: readonly OutputUnit[], at: number): OutputUnit[] {
  const below = `${errors[at]?.keywordLocation}/`;
  // The location of a `false` schema's error is that of the value, so it says nothing.
  const isOutside = (error: OutputUnit) =>
    error.keyword !== 'false' && !`${error.keywordLocation}/`.startsWith(below);
  const end = errors.findIndex((error, index) => index > at && isOutside(error));
  return errors.slice(at + 1, end < 0 ? undefined : end);
}

/**
 * Which branch of a failed union was meant, by its errors: the one that the value comes closest to. A number: so
 * many branches of a `oneOf` fit. Undefined: no branch is closer than the others.
 */
export function meantBranch(
  union: OutputUnit,
  inside: readonly OutputUnit[],
): readonly OutputUnit[] | number | undefined {
  const fitting = Number(/\((\d+) matches\)/.exec(union.error)?.[1] ?? 0);
  if (fitting > 0) return fitting;
  const ranked = rank(union, inside);
  const [best, second] = ranked;
  if (best === undefined || best.distance >= WRONG_KIND || best.distance === second?.distance)
    return undefined;
  return best.errors;
}

interface Ranked {
  readonly errors: readonly OutputUnit[];
  readonly distance: number;
}

/** The branches of a failed union, the closest first. */
function rank(union: OutputUnit, inside: readonly OutputUnit[]): Ranked[] {
  return [...byBranch(union, inside).values()]
    .map((errors) => ({ errors, distance: distanceOf(errors, union.instanceLocation) }))
    .toSorted((a, b) => a.distance - b.distance);
}

function byBranch(union: OutputUnit, inside: readonly OutputUnit[]): Map<string, OutputUnit[]> {
  const branches = new Map<string, OutputUnit[]>();
  let branch = '';
  for (const error of inside) {
    if (error.keyword !== 'false') {
      branch = error.keywordLocation.slice(union.keywordLocation.length + 1).split('/')[0] ?? '';
    }
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return branches;
}

/** How far a value is from a branch; a union inside the branch counts by its own closest branch. */
function distanceOf(errors: readonly OutputUnit[], at: string): number {
  let distance = 0;
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index];
    if (error === undefined || SUMMARIES.has(error.keyword)) continue;
    const { keyword, instanceLocation } = error;
    if (keyword === 'anyOf' || keyword === 'oneOf') {
      const inside = insideOf(errors, index);
      distance += instanceLocation === at ? (rank(error, inside)[0]?.distance ?? 1) : 1;
      index += inside.length;
      continue;
    }
    const depth = instanceLocation.slice(at.length).split('/').length - 1;
    const isTag = keyword === 'const' || keyword === 'enum';
    distance += (keyword === 'type' && depth === 0) || (isTag && depth <= 1) ? WRONG_KIND : 1;
  }
  return distance;
}
