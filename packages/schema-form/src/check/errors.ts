import type { OutputUnit } from '@cfworker/json-schema';
import { joinPointer, member } from '@lifeline/json';
import type { Place } from '../schema/document.ts';
import type { Issue, IssueCode } from './issue.ts';
import type { Prepared } from './prepare.ts';
import { insideOf, meantBranch, SUMMARIES } from './union-errors.ts';

/** Turns the validator's flat list into issues: no summaries, and of a union only the branch that was meant. */
export function issuesFrom(errors: readonly OutputUnit[], prepared: Prepared): Issue[] {
  const probes = errors
    .filter(({ keyword }) => keyword === 'contains' || keyword === 'minContains')
    .map(({ keywordLocation, keyword }) => `${keywordLocation.slice(0, -keyword.length)}contains/`);
  const relevant = errors.filter(
    ({ keywordLocation }) => !probes.some((probe) => keywordLocation.startsWith(probe)),
  );
  const issues = translate(relevant, prepared);
  const distinct = new Map(
    issues.map((issue) => [`${issue.pointer}\n${issue.code}\n${issue.detail}`, issue]),
  );
  return [...distinct.values()];
}

function translate(errors: readonly OutputUnit[], prepared: Prepared): Issue[] {
  const issues: Issue[] = [];
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at];
    if (error === undefined || isSummary(error)) continue;
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      const inside = insideOf(errors, at);
      const meant = meantBranch(error, inside);
      if (typeof meant === 'number') {
        issues.push({ ...issueOf(error, prepared), code: 'oneOfMany', detail: String(meant) });
      } else {
        issues.push(...(meant === undefined ? [issueOf(error, prepared)] : translate(meant, prepared)));
      }
      at += inside.length;
    } else if (error.keyword === 'propertyNames') {
      const inside = insideOf(errors, at);
      const named = inside[0] ?? error;
      issues.push({ ...issueOf(error, prepared), pointer: pointerOf(named.instanceLocation) });
      at += inside.length;
    } else {
      issues.push(issueOf(error, prepared));
    }
  }
  return issues;
}

function isSummary(error: OutputUnit): boolean {
  return (
    SUMMARIES.has(error.keyword) || (error.keyword === 'dependencies' && missingMember(error) === undefined)
  );
}

function issueOf(error: OutputUnit, prepared: Prepared): Issue {
  const { keyword } = error;
  const pointer = pointerOf(error.instanceLocation);
  if (keyword === 'false') return { pointer, code: 'notAllowed', schemaPointer: undefined, detail: '' };
  const place = placeAt(prepared, error.keywordLocation);
  const schemaPointer = place && joinPointer(place.pointer, keyword);
  const missing = missingMember(error);
  if (missing !== undefined) {
    const code = keyword === 'required' ? 'required' : 'dependentRequired';
    return { pointer: joinPointer(pointer, missing.name), code, schemaPointer, detail: missing.because };
  }
  return { pointer, code: codeOf(keyword), schemaPointer, detail: demandOf(prepared, place, keyword) };
}

function demandOf(prepared: Prepared, place: Place | undefined, keyword: string): string {
  const node = place && member(place.node, keyword);
  if (node === undefined) return '';
  if (node.type === 'string') return node.value;
  if (keyword === 'type' && node.type === 'array') {
    return node.items.map((item) => (item.type === 'string' ? item.value : '')).join(' | ');
  }
  if (keyword === 'enum' && node.type === 'array')
    return node.items.map((item) => prepared.textOf(item)).join(', ');
  return node.type === 'object' || node.type === 'array' ? '' : prepared.textOf(node);
}

/** The member's name stands in the validator's sentence only. */
function missingMember({ keyword, error }: OutputUnit): { name: string; because: string } | undefined {
  if (keyword === 'required')
    return { name: error.slice(error.indexOf('"') + 1, error.lastIndexOf('"')), because: '' };
  if (keyword !== 'dependentRequired' && keyword !== 'dependencies') return undefined;
  const [, because, name] = /^Instance has "(.*?)" but does not have "(.*)"\.$/s.exec(error) ?? [];
  return because === undefined || name === undefined ? undefined : { name, because };
}

const CODES: ReadonlyMap<string, IssueCode> = new Map(
  (
    [
      'type',
      'enum',
      'const',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'multipleOf',
      'minLength',
      'maxLength',
      'pattern',
      'format',
      'minItems',
      'maxItems',
      'uniqueItems',
      'contains',
      'minContains',
      'maxContains',
      'minProperties',
      'maxProperties',
      'propertyNames',
      'not',
      'anyOf',
      'oneOf',
    ] as const
  ).map((code) => [code, code]),
);

function codeOf(keyword: string): IssueCode {
  return CODES.get(keyword) ?? 'unchecked';
}

/** The schema whose keyword the location names; the location goes through references. */
function placeAt(prepared: Prepared, keywordLocation: string): Place | undefined {
  let current: unknown = prepared.root;
  for (const token of keywordLocation.split('/').slice(1, -1).map(decodeToken)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const next: unknown = Object.getOwnPropertyDescriptor(current, token)?.value;
    current = token === '$ref' && typeof next === 'string' ? prepared.lookup[next] : next;
  }
  return typeof current === 'object' && current !== null ? prepared.places.get(current) : undefined;
}

/** A JSON Pointer from the validator's location, which is percent-encoded as in a URI fragment. */
function pointerOf(location: string): string {
  return location.split('/').slice(1).map(decodeToken).reduce(joinPointer, '');
}

function decodeToken(token: string): string {
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}
