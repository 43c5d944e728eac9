import {
  type ReportFormat,
  type Run,
  type RunProgress,
  type RunStart,
  runSchema,
  type SuiteDocument,
  type SuiteGenerated,
  type SuitePasted,
  suiteDocumentSchema,
  suiteGeneratedSchema,
  suitePastedSchema,
} from '@lifeline/wire';
import { fetchApi, requestJson } from './http.ts';

/** The suite of a session's target, and its runs. All reject with BridgeError. */
export interface SuitePort {
  load(sessionId: string): Promise<SuiteDocument>;
  /** Replaces the text. `version`: the one that the change was made from. */
  put(sessionId: string, text: string, version: number): Promise<SuiteDocument>;
  /** Reads a file of this machine, which then belongs to the suite. */
  open(sessionId: string, path: string): Promise<SuiteDocument>;
  /** Writes the suite to a file, which then belongs to it; over another text than is known only with `overwrite`. */
  save(sessionId: string, path: string, overwrite: boolean): Promise<SuiteDocument>;
  generate(sessionId: string, tool: string, base: string, version: number): Promise<SuiteGenerated>;
  /** Rows of CSV become cases. */
  paste(sessionId: string, tool: string, text: string, version: number): Promise<SuitePasted>;
  run(sessionId: string): Promise<Run>;
  start(sessionId: string, start: RunStart): Promise<Run>;
  stop(sessionId: string): Promise<Run>;
  report(sessionId: string, format: ReportFormat): Promise<Blob>;
}

function path(sessionId: string, rest: string): string {
  return `/sessions/${encodeURIComponent(sessionId)}/${rest}`;
}

/** The bridge's routes for suites and runs. */
export const suitePort: SuitePort = {
  load: (id) => requestJson('GET', path(id, 'suite'), suiteDocumentSchema),
  put: (id, text, version) => requestJson('PUT', path(id, 'suite'), suiteDocumentSchema, { text, version }),
  open: (id, file) => requestJson('POST', path(id, 'suite/load'), suiteDocumentSchema, { path: file }),
  save: (id, file, overwrite) =>
    requestJson('POST', path(id, 'suite/save'), suiteDocumentSchema, { path: file, overwrite }),
  generate: (id, tool, base, version) =>
    requestJson('POST', path(id, 'suite/generate'), suiteGeneratedSchema, { tool, base, version }),
  paste: (id, tool, text, version) =>
    requestJson('POST', path(id, 'suite/paste'), suitePastedSchema, { tool, text, version }),
  run: (id) => requestJson('GET', path(id, 'run'), runSchema),
  start: (id, start) => requestJson('POST', path(id, 'run'), runSchema, start),
  stop: (id) => requestJson('POST', path(id, 'run/stop'), runSchema, {}),
  report: async (id, format) => (await fetchApi(path(id, `report?format=${format}`))).blob(),
};

/** A run after a report of its progress; rows that it does not name stay. */
export function withProgress(run: Run | undefined, progress: RunProgress): Run {
  const { type: _, sessionId: __, rows, ...state } = progress;
  const changed = new Map(rows.map((row) => [row.caseId, row]));
  const kept = (run?.rows ?? []).map((row) => {
    const next = changed.get(row.caseId);
    changed.delete(row.caseId);
    return next ?? row;
  });
  return { ...run, ...state, rows: [...kept, ...changed.values()] };
}

/**
 * The newer one of two tellings of a session's run: an answer may have been overtaken by reports of its own run's
 * progress. Reports that came before the first answer name only some rows; the others are taken from the answer.
 */
export function newerRun(known: Run | undefined, answer: Run): Run {
  if (known === undefined || known.startedAt !== answer.startedAt) return answer;
  const isAhead = known.done > answer.done || (known.state !== 'running' && answer.state === 'running');
  const [newer, older] = isAhead ? [known, answer] : [answer, known];
  const left = new Map(newer.rows.map((row) => [row.caseId, row]));
  if (older.rows.every((row) => left.has(row.caseId))) return newer;
  const rows = older.rows.map((row) => {
    const next = left.get(row.caseId);
    left.delete(row.caseId);
    return next ?? row;
  });
  return { ...newer, rows: [...rows, ...left.values()] };
}
