import fs from 'node:fs';
import path from 'node:path';
import type { App } from './app.ts';
import { temporaryFolder } from './bridge.ts';
import { test as base } from './fixtures.ts';
import { commandLine, sharedServer } from './servers.ts';

export interface Zoo {
  readonly app: App;
  /** The arguments of the newest call, as the server received them; `{}` when there were none. */
  readonly received: () => unknown;
}

/** With a session on the server that has one tool for each feature of JSON Schema. */
export const test = base.extend<{ zoo: Zoo }>({
  zoo: async ({ app, bridge }, use) => {
    const folder = temporaryFolder('zoo');
    const log = path.join(folder, 'calls.ndjson');
    await app.open(bridge);
    await app.connect({ command: commandLine('node', sharedServer('schema-zoo')), env: { LOG: log } });
    await app.state('ready');
    const received = () => {
      const newest: { args?: unknown } = JSON.parse(
        fs.readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '',
      );
      return newest.args ?? {};
    };
    await use({ app, received });
    fs.rmSync(folder, { recursive: true });
  },
});

/** Runs the selected tool and waits for its result. */
export async function call(app: App, run = 1): Promise<void> {
  await app.run();
  await app.outcome('result', run);
}
