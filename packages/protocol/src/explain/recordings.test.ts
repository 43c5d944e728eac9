import fs from 'node:fs';
import path from 'node:path';
import { type JsonNode, joinPointer, member, parseJson } from '@lifeline/json';
import { expect, it } from 'vitest';
import { LANGUAGES, REVISIONS, type Revision } from '../vocabulary.ts';
import { loadExplainer } from './index.ts';

const SHARED = process.env.LIFELINE_SHARED ?? path.resolve(import.meta.dirname, '../../../../../shared');
const FOLDER = path.join(SHARED, 'corpus/recordings');
const files = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [];

if (files.length === 0 && process.env.CI === 'true') throw new Error(`No recordings in ${FOLDER}`);

interface Line {
  readonly dir: string;
  readonly line?: string;
  readonly p: string;
}

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'dir' in value && 'p' in value;
}

function textOf(node: JsonNode | undefined): string {
  return node?.type === 'string' ? node.value : node?.type === 'number' ? node.text : '';
}

/** All pointers of a message, the containers' own included; of long lists and deep values the first part. */
function* pointers(node: JsonNode, at = ''): Generator<string> {
  yield at;
  if (node.type === 'array') {
    for (const [index, item] of node.items.slice(0, 12).entries())
      yield* pointers(item, joinPointer(at, index));
  }
  if (node.type === 'object') {
    for (const { key, value } of node.members) yield* pointers(value, joinPointer(at, key));
  }
}

it.skipIf(files.length === 0).each(files)(
  'every member of every message of %s has a sentence',
  async (file) => {
    const explainers = await Promise.all(LANGUAGES.map(loadExplainer));
    const methods = new Map<string, string>();
    let revision: Revision | undefined;
    let unknown = 0;
    let all = 0;
    for (const text of fs.readFileSync(path.join(FOLDER, file), 'utf8').split('\n')) {
      const value: unknown = text === '' ? undefined : JSON.parse(text);
      if (!isLine(value) || value.line === undefined || (value.dir !== 'c2s' && value.dir !== 's2c'))
        continue;
      const read = parseJson(value.line);
      if (!read.ok) continue;
      const { node } = read;
      const id = textOf(member(node, 'id'));
      const own = textOf(member(node, 'method'));
      if (own !== '') methods.set(`${value.p} ${value.dir} ${id}`, own);
      const asked = methods.get(`${value.p} ${value.dir === 'c2s' ? 's2c' : 'c2s'} ${id}`);
      const agreed = textOf(member(member(node, 'result') ?? node, 'protocolVersion'));
      revision = REVISIONS.find((one) => one === agreed) ?? revision;
      const message = {
        node,
        dir: value.dir === 'c2s' ? 'toServer' : 'toClient',
        revision,
        method: own || asked,
      } as const;
      for (const explainer of explainers) {
        expect(explainer.message(message).length).toBeGreaterThan(5);
        for (const pointer of pointers(node)) {
          const explained = explainer.member(message, pointer);
          expect(explained?.what, `${pointer} of ${value.line.slice(0, 80)}`).toBeTruthy();
          all++;
          if (explained?.standing === 'unknown') unknown++;
        }
      }
    }
    expect(all).toBeGreaterThan(0);
    // nearly all of what real servers send is known; what is not, says so
    expect(unknown / all).toBeLessThan(0.02);
  },
);
