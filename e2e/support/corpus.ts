import fs from 'node:fs';
import path from 'node:path';
import { SHARED } from './servers.ts';

const FOLDER = path.join(SHARED, 'corpus');
/** Other data than that of one server. */
const NO_SERVER = 'real-calls.json';

interface CapturedItem {
  readonly name: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  readonly inputSchema?: { readonly properties?: Readonly<Record<string, unknown>> };
}

/** A list as the server sent it; empty where it answered with an error. */
type CapturedList = readonly CapturedItem[];

/** What a real server answered to initialize and the lists. */
export interface CapturedServer {
  readonly file: string;
  /** Names of those that it declared. */
  readonly capabilities: ReadonlySet<string>;
  readonly tools: CapturedList;
  readonly resources: CapturedList;
  readonly resourceTemplates: CapturedList;
  readonly prompts: CapturedList;
}

function isItem(value: unknown): value is CapturedItem {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function listOf(captured: object, name: string): CapturedList {
  const value: unknown = Reflect.get(captured, name);
  if (!Array.isArray(value)) return [];
  if (!value.every(isItem)) throw new Error(`${name}: an item has no name`);
  return value;
}

function read(file: string): CapturedServer {
  const captured: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof captured !== 'object' || captured === null) throw new Error(`${file} is no captured server`);
  return {
    file,
    capabilities: new Set(Object.keys(Reflect.get(captured, 'capabilities') ?? {})),
    tools: listOf(captured, 'tools'),
    resources: listOf(captured, 'resources'),
    resourceTemplates: listOf(captured, 'resourceTemplates'),
    prompts: listOf(captured, 'prompts'),
  };
}

/** Every captured server beside the project; none where that data is missing. */
export function capturedServers(): readonly CapturedServer[] {
  if (!fs.existsSync(FOLDER)) return [];
  return fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && name !== NO_SERVER)
    .map((name) => read(path.join(FOLDER, name)));
}

/** Some tools of a server: the first, the last, and the one with the most arguments. */
export function someTools(tools: CapturedList): CapturedList {
  const count = (tool: CapturedItem) => Object.keys(tool.inputSchema?.properties ?? {}).length;
  const largest = tools.toSorted((a, b) => count(b) - count(a))[0];
  const chosen = [tools[0], largest, tools.at(-1)];
  return [...new Set(chosen)].filter((tool) => tool !== undefined);
}
