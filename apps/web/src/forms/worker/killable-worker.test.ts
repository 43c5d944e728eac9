import { Checker } from '@lifeline/schema-form/check';
import { describe, expect, test } from 'vitest';
import type { CheckOrder, CheckResult } from '../check/protocol.ts';
import { KillableWorker, type WorkerOrder } from './killable-worker.ts';

/** Stands in for the browser's worker: the same messages, in this thread; values with "slow" are never answered. */
class InlineWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isEnded = false;

  constructor() {
    setTimeout(() => this.#say('ready'));
  }

  postMessage({ id, order }: WorkerOrder<CheckOrder>): void {
    const { schemaText, valueText } = order;
    if (valueText?.includes('slow') === true) return;
    setTimeout(() => this.#say({ id, result: new Checker(schemaText).check(valueText) }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  #say(data: unknown): void {
    if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function checkerWith(workers: InlineWorker[]) {
  const worker = new KillableWorker<CheckOrder, CheckResult>(async () => {
    const created = new InlineWorker();
    workers.push(created);
    return created;
  });
  return (schemaText: string, valueText: string, limitMs: number) =>
    worker.run({ schemaText, valueText }, limitMs);
}

describe('orders to a worker', () => {
  test('are answered in order by one worker', async () => {
    const workers: InlineWorker[] = [];
    const check = checkerWith(workers);
    const results = await Promise.all([
      check('{"type":"string"}', '1', 1000),
      check('{"type":"string"}', '"a"', 1000),
    ]);
    expect(results).toMatchObject([{ issues: [{ code: 'type' }] }, { issues: [] }]);
    expect(workers).toHaveLength(1);
  });

  test('that take too long are ended with their worker; the next one gets another', async () => {
    const workers: InlineWorker[] = [];
    const check = checkerWith(workers);
    const slow = check('true', '"slow"', 20);
    const next = check('true', '1', 1000);
    expect(await slow).toBe('timeout');
    expect(await next).toMatchObject({ issues: [] });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  test('fail where no worker can be made, and are tried again', async () => {
    let tries = 0;
    const worker = new KillableWorker<CheckOrder, CheckResult>(() => {
      tries += 1;
      return Promise.reject(new Error('refused'));
    });
    expect(await worker.run({ schemaText: 'true', valueText: '1' }, 1000)).toBe('failed');
    expect(await worker.run({ schemaText: 'true', valueText: '1' }, 1000)).toBe('failed');
    expect(tries).toBe(2);
  });
});
