import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Bridge, type BridgeOptions, createBridge } from '../../src/bridge.ts';
import { afterwards } from './cleanup.ts';
import { buildGuard, temporaryDirectory } from './programs.ts';

let guardScript: Promise<string> | undefined;

/** A page of four files. */
function page(): string {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(path.join(directory, 'viewer.html'), '<!doctype html><title>export</title>');
  writeFileSync(path.join(directory, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(path.join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return directory;
}

export interface TestBridge extends Bridge {
  /** What was said to the person at the terminal. */
  readonly said: readonly string[];
}

/** A bridge on a free port with a data directory of its own; closed after the tests of the file. */
export async function startBridge(options: Partial<BridgeOptions> = {}): Promise<TestBridge> {
  guardScript ??= buildGuard();
  const said: string[] = [];
  const bridge = await createBridge({
    port: 0,
    home: temporaryDirectory(),
    ui: { kind: 'static', dir: page() },
    base: { cwd: temporaryDirectory(), env: process.env, platform: process.platform },
    guardScript: await guardScript,
    cliScript: path.join(path.dirname(await guardScript), 'cli.js'),
    workerScript: path.join(path.dirname(await guardScript), 'suite-worker.js'),
    demoDirectory: temporaryDirectory(),
    log: (sentence) => said.push(sentence),
    ...options,
  });
  let closing: Promise<number> | undefined;
  const close = () => (closing ??= bridge.close());
  afterwards(close);
  return { ...bridge, close, said };
}
