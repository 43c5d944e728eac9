import type { ResultRow } from '../run/state.ts';
import type { Case, SuiteServer } from '../types.ts';

/** Everything that a report tells. Texts of the server are as they may be shown: secrets are replaced already. */
export interface ReportData {
  /** `mcp-lifeline 0.1.0`. */
  readonly generator: string;
  /** ISO 8601. */
  readonly date: string;
  /** The command line or address of the server. */
  readonly target: string;
  readonly server: SuiteServer;
  readonly revision?: string;
  /** File of the suite, as the person named it. */
  readonly suitePath?: string;
  /** Where the session is recorded, as `mcp-lifeline open` takes it. */
  readonly recording?: string;
  /** Present when cases were to run. */
  readonly run?: ReportRun;
  /** Present when findings were asked for. */
  readonly findings?: readonly ReportFinding[];
  /** What was replaced in the texts, in a sentence. */
  readonly redaction: string;
}

export interface ReportRun {
  /** A run that was stopped is not complete. */
  readonly isComplete: boolean;
  readonly cases: readonly ReportCase[];
  /** Of every tool that has cases, by name. */
  readonly schemas: readonly ReportSchema[];
  /** Mistakes of the suite file: these cases did not run. */
  readonly problems: readonly { readonly line: number; readonly column: number; readonly message: string }[];
}

export interface ReportSchema {
  readonly tool: string;
  /** `schemaHash` of the inputSchema as listed; absent where the tool is not listed. */
  readonly hash?: string;
}

export interface ReportCase {
  readonly case: Case;
  readonly row: ResultRow;
  /** Arguments as JSON text; absent where there were none. */
  readonly argumentsText?: string;
  /** Messages as they crossed, or their beginnings; of cases that did not pass. */
  readonly requestText?: string;
  readonly responseText?: string;
}

export interface ReportFinding {
  readonly rule: string;
  /** The rule in a few words. */
  readonly title: string;
  readonly severity: 'must' | 'should' | 'advice';
  /** `tool add /inputSchema`. */
  readonly place: string;
  readonly sentence: string;
  readonly fix?: string;
}
