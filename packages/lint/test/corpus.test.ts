import { expect, test } from 'vitest';
import { lintItems } from './helpers.ts';
import { capturedResults, capturedServers, SHARED } from './shared.ts';

const servers = SHARED === undefined ? [] : capturedServers(SHARED);

/** Findings by rule over all captured servers, each rule looked through by hand: none accuses falsely. */
const GOLDEN: Readonly<Record<string, number>> = {
  'DOC-01 advice': 1,
  'DOC-02 advice': 12,
  'DOC-03 advice': 171,
  'DOC-04 advice': 122,
  'DOC-05 advice': 1,
  'SCH-04 advice': 3,
  'SEC-01 advice': 32,
  'SIZE-01 advice': 16,
  'SIZE-02 advice': 3,
  'SIZE-03 advice': 14,
};

test.skipIf(SHARED === undefined)(
  '1,449 tools of real servers give the findings that were looked through',
  () => {
    const counts: Record<string, number> = {};
    let tools = 0;
    for (const { items, revision } of servers) {
      tools += items.filter(({ kind }) => kind === 'tool').length;
      for (const { ruleId, severity } of lintItems(items, revision)) {
        const key = `${ruleId} ${severity}`;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }
    expect(tools).toBe(1449);
    expect(counts).toEqual(GOLDEN);
  },
);

test.skipIf(SHARED === undefined).each(['everything', 'filesystem', 'cyanheads-git', 'playwright'])(
  'real results of %s meet their output schemas',
  (name) => {
    const { items, revision } = servers.find(({ server }) => server === name) ?? never();
    const results = capturedResults(SHARED ?? '', `${name}.calls.ndjson`);
    expect(results.length).toBeGreaterThan(3);
    const findings = lintItems(items, revision, results);
    expect(findings.filter(({ ruleId }) => ruleId === 'TOOL-06')).toEqual([]);
  },
);

function never(): never {
  throw new Error('not in the corpus');
}
