import type { Case, Suite, Verdict } from '@lifeline/suite';
import type { RunRow } from '@lifeline/wire';

/** A case with what is known of it at this moment. */
export interface CaseView {
  readonly case: Case;
  /** Arguments of its base; undefined where it has none, or the base is gone. */
  readonly base: string | undefined;
  /** From the newest run that it was part of. */
  readonly row: RunRow | undefined;
  /** The inputSchema of its tool is not the one that it was made for. */
  readonly isStale: boolean;
  readonly verdict: Verdict;
}

/** Hash of the inputSchema that a tool has now; undefined where it is not known. */
export type PresentHash = (tool: string) => string | undefined;

/** The cases of a suite in its order. A verdict by hand outweighs the comparison, a changed schema only "not run". */
export function caseViews(
  suite: Suite,
  rows: readonly RunRow[],
  presentHash: PresentHash,
): readonly CaseView[] {
  const byId = new Map(rows.map((row) => [row.caseId, row]));
  const tools = new Map(
    suite.tools.map(({ name, schema, bases }) => {
      const present = presentHash(name);
      return [
        name,
        {
          isStale: schema !== undefined && present !== undefined && schema !== present,
          bases: new Map(bases.map((base) => [base.name, base.argumentsText])),
        },
      ];
    }),
  );
  return suite.cases.map((one): CaseView => {
    const tool = tools.get(one.tool);
    const row = byId.get(one.id);
    const isStale = tool?.isStale === true;
    const base = one.input.kind === 'base' ? tool?.bases.get(one.input.base) : undefined;
    return { case: one, base, row, isStale, verdict: verdictOf(one, row, isStale) };
  });
}

function verdictOf(one: Case, row: RunRow | undefined, isStale: boolean): Verdict {
  if (one.verdict !== undefined) return one.verdict.is;
  if (row?.state === 'done' && row.verdict !== 'not-run') return row.verdict;
  return isStale ? 'stale' : 'not-run';
}

/** What a list of cases is narrowed to. */
export interface CaseFilter {
  /** Words that must all occur; `#tag` stands for a tag. */
  readonly query: string;
  readonly verdict: Verdict | undefined;
}

/** Whether a case passes the filter; `text` is what is read of it in the page's language. */
export function passesFilter(view: CaseView, filter: CaseFilter, text: string): boolean {
  if (filter.verdict !== undefined && view.verdict !== filter.verdict) return false;
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { id, tool, title, note, tags } = view.case;
  const place = [id, tool, title, note, text].join('\n').toLowerCase();
  return words.every((word) =>
    word.startsWith('#') && word.length > 1
      ? tags.some((tag) => tag.toLowerCase().startsWith(word.slice(1)))
      : place.includes(word),
  );
}
