import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** Bundles one server into a folder of its own, far from any node_modules; returns the file and how to remove it. */
export async function bundle(name: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lifeline-demo-'));
  const file = path.join(folder, `${name}.mjs`);
  await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'src', `${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/** A server as a child process; its stdout lines are kept as they are. */
export class ChildServer {
  readonly lines: string[] = [];
  stderr = '';
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exited: Promise<number | null>;
  readonly #waiting = new Set<() => void>();

  constructor(file: string) {
    this.#child = spawn(process.execPath, [file], { cwd: tmpdir() });
    this.#exited = new Promise((resolve) => this.#child.on('close', (code) => resolve(code)));
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.stderr += chunk;
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.lines.push(line);
      for (const check of this.#waiting) check();
    });
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** The first line, of those read so far or later, that contains the text. */
  line(part: string): Promise<string> {
    return new Promise((resolve) => {
      const check = (): void => {
        const found = this.lines.find((line) => line.includes(part));
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Sends a request and waits for the line with its id. */
  async ask(id: number, method: string, paramsText = '{}'): Promise<string> {
    this.send(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${paramsText}}`);
    return this.line(`{"jsonrpc":"2.0","id":${id},`);
  }

  call(id: number, name: string, argumentsText = '{}'): Promise<string> {
    return this.ask(id, 'tools/call', `{"name":"${name}","arguments":${argumentsText}}`);
  }

  async initialize(revision: string, capabilitiesText = '{}'): Promise<string> {
    const info = '{"name":"test","version":"0"}';
    const params = `{"protocolVersion":"${revision}","capabilities":${capabilitiesText},"clientInfo":${info}}`;
    const answer = await this.ask(1, 'initialize', params);
    this.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    return answer;
  }

  /** Closes stdin; the exit code. */
  end(): Promise<number | null> {
    this.#child.stdin.end();
    return this.#exited;
  }
}
