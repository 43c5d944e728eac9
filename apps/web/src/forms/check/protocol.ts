import type { CheckResult } from '@lifeline/schema-form';

export interface CheckOrder {
  readonly id: number;
  readonly schemaText: string | undefined;
  readonly valueText: string | undefined;
}

/** What the worker posts, after one `ready` when its script has loaded. */
export interface CheckAnswer {
  readonly id: number;
  readonly result: CheckResult;
}

/** `timeout`: the check was ended. `failed`: there is no worker, or it broke. */
export type Checked = CheckResult | 'timeout' | 'failed';

/** Checks a JSON text against a schema text within `limitMs` of calculation. */
export type Check = (
  schemaText: string | undefined,
  valueText: string | undefined,
  limitMs: number,
) => Promise<Checked>;

/** As much of a browser's worker as a check needs. */
export interface CheckWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: CheckOrder): void;
  terminate(): void;
}
