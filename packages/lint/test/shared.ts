import fs from 'node:fs';
import path from 'node:path';
import type { CatalogueItem } from '@lifeline/model';
import { type ObservedResult, observedResult } from '../src/index.ts';
import { listed } from './helpers.ts';

const shared = process.env.LIFELINE_SHARED ?? '';

/** The folder with real servers beside the project; undefined lets a test skip, which `CI=true` forbids. */
export const SHARED = fs.existsSync(shared) || process.env.CI === 'true' ? shared : undefined;

export interface CapturedServer {
  readonly server: string;
  readonly revision: string;
  readonly items: readonly CatalogueItem[];
}

/** What every server of the corpus lists. */
export function capturedServers(folder: string): CapturedServer[] {
  const corpus = path.join(folder, 'corpus');
  const files = fs.readdirSync(corpus).filter((file) => file.endsWith('.json') && file !== 'real-calls.json');
  return files.map((file) => {
    const captured = JSON.parse(fs.readFileSync(path.join(corpus, file), 'utf8'));
    const items = [
      ...listed('tool', ...entries(captured.tools)),
      ...listed('resource', ...entries(captured.resources)),
      ...listed('template', ...entries(captured.resourceTemplates)),
      ...listed('prompt', ...entries(captured.prompts)),
    ];
    return { server: file.replace('.json', ''), revision: captured.protocolVersion, items };
  });
}

/** The results of the calls in a captured conversation, in order. */
export function capturedResults(folder: string, recording: string): ObservedResult[] {
  const file = path.join(folder, 'corpus', 'recordings', recording);
  const lines = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const tools = new Map<string, string>();
  return lines.flatMap(({ p, dir, line }, seq) => {
    const message = dir === 'c2s' || dir === 's2c' ? JSON.parse(line) : {};
    const key = JSON.stringify([p, message.id]);
    if (dir === 'c2s' && message.method === 'tools/call') tools.set(key, message.params.name);
    const tool = dir === 's2c' && message.result !== undefined ? tools.get(key) : undefined;
    return (tool === undefined ? undefined : observedResult({ tool, seq }, line)) ?? [];
  });
}

/** A list as captured; instead of one that failed stands its error. */
function entries(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}
