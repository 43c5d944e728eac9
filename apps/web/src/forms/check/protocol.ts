import type { CheckResult } from '@lifeline/schema-form';
import type { Worked } from '../worker/killable-worker.ts';

export type { CheckResult };

export interface CheckOrder {
  readonly schemaText: string | undefined;
  readonly valueText: string | undefined;
}

export type Checked = Worked<CheckResult>;

/** Checks a JSON text against a schema text within `limitMs` of calculation. */
export type Check = (
  schemaText: string | undefined,
  valueText: string | undefined,
  limitMs: number,
) => Promise<Checked>;
