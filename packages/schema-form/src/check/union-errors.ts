import type { OutputUnit } from '@cfworker/json-schema';

/** Errors that only say that something inside is wrong; what is wrong follows them in the list. */
export const SUMMARIES: ReadonlySet<string> = new Set(
  `properties patternProperties additionalProperties unevaluatedProperties items prefixItems additionalItems
  unevaluatedItems allOf $ref if dependentSchemas`.split(/\s+/),
);

/** A wrong type or tag weighs more than any number of smaller faults. */
const WRONG_KIND = 1000;

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
  const ranked = [...byBranch(union, inside).values()]
    .map((errors) => ({ errors, distance: distanceOf(errors, union.instanceLocation) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best, second] = ranked;
  if (best === undefined || best.distance >= WRONG_KIND || best.distance === second?.distance)
    return undefined;
  return best.errors;
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

function distanceOf(errors: readonly OutputUnit[], at: string): number {
  let distance = 0;
  for (const { keyword, instanceLocation } of errors) {
    const depth = instanceLocation.slice(at.length).split('/').length - 1;
    const isTag = keyword === 'const' || keyword === 'enum';
    if ((keyword === 'type' && depth === 0) || (isTag && depth <= 1)) distance += WRONG_KIND;
    else if (!SUMMARIES.has(keyword)) distance += 1;
  }
  return distance;
}
