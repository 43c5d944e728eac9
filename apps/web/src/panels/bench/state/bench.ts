import type { Base, Case, Suite } from '@lifeline/suite';
import type { SuiteProblem } from '@lifeline/suite/file';
import type { Run, SuiteDocument, SuiteGenerated, SuitePasted } from '@lifeline/wire';
import { createContext, type ReactNode, useContext } from 'react';
import type { BenchLook } from './bench-look.ts';
import type { CaseView } from './case-view.ts';
import type { ToolFacts } from './tool-facts.ts';
import type { Consent } from './use-consent.ts';

/** What a suite is called when it is downloaded. */
export const SUITE_FILE_NAME = 'cases.yaml';

/** What the first base of a tool is called. */
export const FIRST_BASE = 'base';

/** A tool that something is kept of. */
export interface BenchTool {
  readonly name: string;
  readonly bases: readonly Base[];
  readonly facts: ToolFacts;
  readonly views: readonly CaseView[];
}

/** What changes the suite; each tells by `Bench.failure` when it was not accepted. */
export interface SuiteActions {
  /** Changes a case as it is when its turn comes: changes before it are kept. */
  changeCase(id: string, change: (one: Case) => Case): void;
  removeCase(id: string): void;
  removeBase(tool: string, base: string): void;
  acceptSchema(tool: string): void;
  generate(tool: string, base: string): Promise<SuiteGenerated | undefined>;
  paste(tool: string, text: string): Promise<SuitePasted | undefined>;
  /** Resolves to whether it is done. */
  open(path: string): Promise<boolean>;
  openText(text: string): Promise<boolean>;
  save(path: string, overwrite: boolean): Promise<boolean>;
  /** The text of the suite with every change made so far. */
  text(): Promise<string | undefined>;
}

/** All that the bench and a tool's cases show of a session. */
export interface Bench {
  readonly sessionId: string;
  /** A recording: nothing is run or changed. */
  readonly readOnly: boolean;
  readonly document: SuiteDocument;
  readonly suite: Suite;
  readonly problems: readonly SuiteProblem[];
  readonly run: Run | undefined;
  readonly views: readonly CaseView[];
  readonly tools: readonly BenchTool[];
  readonly look: BenchLook;
  readonly onLook: (part: Partial<BenchLook>) => void;
  readonly actions: SuiteActions;
  readonly consent: Consent;
  /** Starts a run of these cases; those of tools that need consent and have none are left out. */
  readonly start: (views: readonly CaseView[]) => void;
  readonly stop: () => void;
  /** The control for the time limit of a case. */
  readonly limit: ReactNode;
  /** Why the last thing was not accepted. */
  readonly failure: unknown;
}

const BenchContext = createContext<Bench | undefined>(undefined);
export const BenchProvider = BenchContext.Provider;

/** The bench of the components above. Throws without one. */
export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (bench === undefined) throw new Error('no BenchProvider above');
  return bench;
}

/** What is kept of a tool; of one that nothing is kept of, what the server says of it. */
export function toolOf(bench: Bench, name: string, facts: ToolFacts): BenchTool {
  return bench.tools.find((tool) => tool.name === name) ?? { name, bases: [], facts, views: [] };
}
