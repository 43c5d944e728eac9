import { parseJson } from '@lifeline/json';
import type { Base, Case, Expectation, Origin, Prediction } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { caseId } from './case-id.ts';
import { type Decided, Predictor } from './predict.ts';
import { mutationSentence } from './sentence.ts';
import { type SiteCandidates, walk } from './walk.ts';

/** So many cases are made from one base. */
const MOST_CASES = 500;

export interface GenerateOptions {
  readonly tool: string;
  readonly base: Base;
  /** The tool's inputSchema as listed. */
  readonly schemaText: string;
  readonly most?: number;
}

/** `no-base`: the base is no JSON object, so there is nothing to change. */
export type Generated =
  | { readonly ok: false; readonly reason: 'no-base' }
  | {
      readonly ok: true;
      /** Each is the base with exactly one mutation. */
      readonly cases: readonly Case[];
      /** The base does not meet its own schema; only what a mutation adds to that counts in predictions. */
      readonly isBaseValid: boolean;
      /** Mutations that would have been too many, by place. */
      readonly omitted: readonly { readonly pointer: string; readonly count: number }[];
    };

/**
 * Cases from a good call: at every place of the base, each mutation that the schema gives reason for, and those that
 * servers stumble over. Bounded: of every place the weightiest first, until there are `most`; the rest is counted.
 * Checks the schema's patterns, so run it where it can be ended.
 */
export function generateCases(options: GenerateOptions): Generated {
  const { tool, base, schemaText, most = MOST_CASES } = options;
  const parsed = parseJson(base.argumentsText);
  if (!parsed.ok || parsed.node.type !== 'object') return { ok: false, reason: 'no-base' };
  const sites = walk(schemaText, base.argumentsText, parsed.node);
  const predictor = new Predictor(schemaText, base.argumentsText);
  const ids = new Set<string>();
  const cases: Case[] = [];
  const add = (candidate: Candidate, decided: Decided) => {
    const origin = originOf(candidate, decided);
    const { change } = decided;
    cases.push({
      id: caseId(tool, change.pointer, origin, ids),
      tool,
      title: mutationSentence(origin, change, { base: base.argumentsText }),
      input: { kind: 'base', base: base.name, change },
      origin,
      expect: expectationOf(decided.predicts),
      checks: [],
      save: [],
      tags: [],
    });
  };
  const tried = new Set<string>();
  const left = new Map<string, number>();
  for (const { site, candidate } of inTurns(sites)) {
    if (cases.length >= most) {
      left.set(site.pointer, (left.get(site.pointer) ?? 0) + 1);
      continue;
    }
    const decided = predictor.decide(candidate);
    const key = decided && JSON.stringify(decided.change);
    if (decided === undefined || key === undefined || tried.has(key)) continue;
    tried.add(key);
    add(candidate, decided);
  }
  const none = withoutArguments(tool, predictor.withoutArguments(), ids);
  const omitted = [...left].map(([pointer, count]) => ({ pointer, count }));
  return { ok: true, cases: sorted([...cases, none], sites), isBaseValid: predictor.isBaseValid, omitted };
}

/** The first candidate of every place, then the second ones, and so on. */
function* inTurns(sites: readonly SiteCandidates[]) {
  const longest = sites.reduce((most, { candidates }) => Math.max(most, candidates.length), 0);
  for (let turn = 0; turn < longest; turn += 1) {
    for (const site of sites) {
      const candidate = site.candidates[turn];
      if (candidate !== undefined) yield { site, candidate };
    }
  }
}

/** A case that lost an optional member may break what another member depends on: then that is what it is about. */
function originOf({ kind, keyword, detail }: Candidate, { predicts, against }: Decided): Origin {
  if (kind === 'optional-missing' && predicts === 'rejected' && against !== undefined)
    return { kind: 'dependency-missing', keyword: against, predicts };
  const named = keyword ?? (predicts === 'rejected' ? against : undefined);
  return {
    kind,
    predicts,
    ...(named !== undefined && { keyword: named }),
    ...(detail !== undefined && { detail }),
  };
}

function withoutArguments(tool: string, predicts: Prediction, ids: Set<string>): Case {
  const origin: Origin = { kind: 'no-arguments', predicts };
  return {
    id: caseId(tool, '', origin, ids),
    tool,
    title: mutationSentence(origin, { kind: 'remove', pointer: '' }),
    input: { kind: 'none' },
    origin,
    expect: expectationOf(predicts),
    checks: [],
    save: [],
    tags: [],
  };
}

function expectationOf(predicts: Prediction): Expectation {
  return { kind: predicts };
}

/** By place, in the order of the base and its schema. */
function sorted(cases: readonly Case[], sites: readonly SiteCandidates[]): Case[] {
  const order = new Map(sites.map(({ pointer }, index) => [pointer, index]));
  const placeOf = ({ input }: Case): number => {
    if (input.kind !== 'base' || input.change === undefined) return -1;
    const { pointer } = input.change;
    return order.get(pointer) ?? (order.get(pointer.slice(0, pointer.lastIndexOf('/'))) ?? 0) + 0.5;
  };
  return cases.toSorted((a, b) => placeOf(a) - placeOf(b));
}
