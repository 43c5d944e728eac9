import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './paths.mjs';

/**
 * What a page makes of a session's rows, without the page.
 * @typedef {Pick<typeof import('../../packages/model/src/index.ts'), 'SessionModel'>
 *   & Pick<typeof import('../../packages/trace/src/index.ts'), 'decodeEvent' | 'decodeRow' | 'eventRaw' | 'RowMaker'>} ModelModules
 */

/**
 * The page's model, bundled from the sources for this Node.
 * @returns {Promise<ModelModules>}
 */
export async function loadModel() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export { SessionModel } from '@lifeline/model'; export { decodeEvent, decodeRow, eventRaw, RowMaker } from '@lifeline/trace';",
      resolveDir: path.join(ROOT, 'apps', 'web'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.concat(outputFiles.map(({ contents }) => contents)).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** Reduces events as a page does. */
export class Replay {
  /** @param {ModelModules} modules */
  constructor(modules) {
    this.modules = modules;
    this.model = new modules.SessionModel();
  }

  /** Events reduced so far. */
  get count() {
    return this.model.version;
  }

  /**
   * Takes the rows and bodies of one message of the bridge.
   * @param {readonly (readonly unknown[])[]} rows as packed on the wire
   * @param {readonly {seq: number, text: string}[]} bodies
   */
  take(rows, bodies) {
    const { decodeRow, decodeEvent, eventRaw } = this.modules;
    const texts = new Map(bodies.map(({ seq, text }) => [seq, text]));
    for (const packed of rows) {
      const row = decodeRow(packed);
      if (row === undefined) throw new Error(`A row is against the contract: ${JSON.stringify(packed)}`);
      const line = texts.get(row.seq);
      const decoded = line === undefined ? undefined : decodeEvent(line);
      this.model.reduce(row, decoded?.ok ? eventRaw(decoded.event)?.text : undefined);
    }
  }

  /**
   * Takes all events of a recording, whose lines these are.
   * @param {readonly string[]} lines
   */
  takeRecording(lines) {
    const { RowMaker, decodeEvent, eventRaw } = this.modules;
    const maker = new RowMaker();
    for (const line of lines) {
      const decoded = decodeEvent(line);
      if (!decoded.ok) throw new Error(decoded.reason);
      this.model.reduce(maker.row(decoded.event, 0, 0), eventRaw(decoded.event)?.text);
    }
  }
}
