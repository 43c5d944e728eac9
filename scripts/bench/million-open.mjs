import fs from 'node:fs';
import path from 'node:path';
import { withFolder } from './bridge.mjs';
import { indexMb, openOnce, readThrough, recordingFile } from './million.mjs';
import { writeRecording } from './recording.mjs';
import { limited } from './report.mjs';

const EVENTS = 1_000_000;

/**
 * @param {string} how
 * @param {Awaited<ReturnType<typeof openOnce>>} opened
 * @param {number} readMs
 */
function openFigures(how, { firstMs, completeMs, jumpMs, bridgeMb, bridgeCpu, pageCpu }, readMs) {
  const beside = { baseline: readMs, against: 'reading the file' };
  return [
    limited(`opened ${how}: first rows`, firstMs, 'ms', 2_000),
    limited(`opened ${how}: index complete`, completeMs, 'ms', 10_000, beside),
    // what it costs, however busy the machine is
    { name: '… processor time of the bridge', value: bridgeCpu, unit: 's' },
    { name: '… processor time of the page', value: pageCpu, unit: 's' },
    limited(`opened ${how}: jump to any`, jumpMs, 'ms', 200),
    limited(`opened ${how}: memory of the bridge`, bridgeMb, 'MB', 200),
  ];
}

/**
 * Opening a recording of a million events for the first time, and again with the index that this has left.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export function millionOpen() {
  return withFolder(async (home) => {
    const file = recordingFile(home);
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeRecording(file, EVENTS);
    const readMs = readThrough(file);
    const first = openFigures('for the first time', await openOnce(home, EVENTS), readMs);
    const index = await indexMb(home);
    if (index === undefined) return first;
    return [
      ...first,
      { name: 'index on the disk', value: index, unit: 'MB' },
      ...openFigures('again', await openOnce(home, EVENTS), readMs),
    ];
  });
}
