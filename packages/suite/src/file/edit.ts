import type { Base, Case, SuiteServer } from '../types.ts';

/** A change of a suite. The last one of several on the same thing counts. */
export type SuiteEdit =
  /** Replaces the case of that id where it stands, else adds it behind the last one of its tool. */
  | { readonly kind: 'put-case'; readonly case: Case }
  | { readonly kind: 'remove-case'; readonly id: string }
  | { readonly kind: 'put-base'; readonly tool: string; readonly base: Base }
  /** Cases that stand on it are left; they are mistakes from then on. */
  | { readonly kind: 'remove-base'; readonly tool: string; readonly name: string }
  /** The inputSchema that the tool's cases are made for. */
  | { readonly kind: 'put-schema'; readonly tool: string; readonly schema: string }
  | { readonly kind: 'put-server'; readonly server: SuiteServer };

/** Text to put in place of `start`..`end`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all splices made; those at the same place in their order. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: next } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, start) + next;
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}

/** The lines at an indentation, each with its line feed. */
export function block(lines: readonly string[], indent: number): string {
  return lines.map((line) => (line === '' ? '\n' : `${' '.repeat(indent)}${line}\n`)).join('');
}

/** A line feed where what is before `offset` does not end with one. */
export function freshLine(text: string, offset: number): string {
  return offset > 0 && text[offset - 1] !== '\n' ? '\n' : '';
}
