import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { build } from 'esbuild';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { withFolder } from './bridge.mjs';
import { writeRecording } from './recording.mjs';
import { median, repeat } from './stats.mjs';

const MESSAGES = 10_000;

/** Exports as the command line does, and prints how long that took, without the start of the program; ms. */
const PROGRAM = `
import { runExport } from './export/run-export.ts';
const startedAt = performance.now();
process.exitCode = await runExport(process.argv.slice(2), process.cwd(), '');
console.log(performance.now() - startedAt);
`;

/** @param {string} outfile */
async function bundleProgram(outfile) {
  await build({
    stdin: { contents: PROGRAM, resolveDir: path.join(ROOT, 'apps', 'bridge', 'src'), loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
}

/**
 * The diagram of 10,000 messages as SVG: reading, redacting, drawing and writing, beside writing the same bytes.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export function svg() {
  return withFolder(async (folder) => {
    const program = path.join(folder, 'export.mjs');
    const recording = path.join(folder, 'bench.ndjson');
    const drawing = path.join(folder, 'bench.svg');
    await bundleProgram(program);
    writeRecording(recording, MESSAGES);
    const runs = await repeat(5, async () => {
      const args = [program, recording, '--format', 'svg', '-o', drawing];
      const { code, output } = await run(process.execPath, args);
      const took = Number(/^[\d.]+$/m.exec(output)?.[0]);
      if (code !== 0 || Number.isNaN(took)) throw new Error(`the export failed:\n${output}`);
      const bytes = fs.readFileSync(drawing);
      const startedAt = performance.now();
      fs.writeFileSync(path.join(folder, 'copy.svg'), bytes);
      return { took, written: performance.now() - startedAt };
    });
    const took = median(runs.map((run) => run.took));
    return [
      {
        name: 'SVG of 10,000 messages: exported',
        value: took,
        unit: 'ms',
        baseline: median(runs.map((run) => run.written)),
        against: 'writing the bytes',
        target: '≤ 1 s',
        isMet: took <= 1_000,
      },
    ];
  });
}
