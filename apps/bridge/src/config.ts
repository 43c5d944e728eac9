import fs from 'node:fs';
import path from 'node:path';
import { type JsonNode, member, parseJson, toValue } from '@lifeline/json';
import type { BridgeErrorBody, Declares, LaunchTarget, UrlTarget } from '@lifeline/wire';
import { declaresOf } from './declares.ts';
import { systemReason } from './errors.ts';
import { plainJson } from './jsonc.ts';

/** One server of a configuration file, ready to fill the form. */
export interface ConfiguredServer {
  readonly name: string;
  readonly target: LaunchTarget;
  /** What the client declares to it, in place of what the settings say. */
  readonly declares?: Declares;
  /** Members that Lifeline does not use. */
  readonly ignored: string[];
  readonly note?: string;
}

export interface Config {
  readonly servers: readonly ConfiguredServer[];
  /** Why nothing, or not all, could be read. */
  readonly error?: BridgeErrorBody;
}

const USED = new Set(['command', 'args', 'env', 'cwd', 'type', 'disabled', 'declares']);
const USED_OF_URLS = new Set(['url', 'serverUrl', 'headers', 'type', 'transport', 'disabled', 'declares']);
/** What hosts write as `type` (or `transport`) of a server with a URL. */
const TRANSPORTS: Readonly<Record<string, UrlTarget['transport']>> = {
  sse: 'sse',
  http: undefined,
  'streamable-http': 'streamable-http',
  streamableHttp: 'streamable-http',
  'http-stream': 'streamable-http',
};
const CONTAINERS = ['mcpServers', 'servers'];

/** Reads a configuration file of any MCP host: `mcpServers` or `servers`. Never throws. */
export function readConfig(file: string): Config {
  try {
    return parseConfig(fs.readFileSync(file, 'utf8'), file);
  } catch (error) {
    const message = `The configuration ${JSON.stringify(file)} cannot be read: ${systemReason(error)}.`;
    return failed(message, 'Check the path; a relative one starts where Lifeline was started.');
  }
}

/** The servers in a configuration's text; comments and trailing commas are tolerated, as some hosts write them. */
export function parseConfig(text: string, file: string): Config {
  const parsed = parseJson(plainJson(text.replace(/^\uFEFF/, '')));
  if (!parsed.ok) {
    const { line, column, reason } = parsed.error;
    return failed(`${path.basename(file)}, line ${line}, column ${column}: ${reason}`);
  }
  const key = CONTAINERS.find((name) => member(parsed.node, name)?.type === 'object');
  const container = key === undefined ? undefined : member(parsed.node, key);
  if (container?.type !== 'object') {
    return failed(`${path.basename(file)} has neither "mcpServers" nor "servers" with servers in it.`);
  }
  const problems: string[] = [];
  const servers = new Map<string, ConfiguredServer>();
  for (const { key: name, value } of container.members) {
    const server = readServer(name, value);
    const declares = readDeclared(value);
    if (typeof server === 'string') problems.push(`${JSON.stringify(name)}: ${server}`);
    else if (typeof declares === 'string') problems.push(`${JSON.stringify(name)}: ${declares}`);
    else servers.set(name, { ...server, ...declares });
  }
  if (problems.length === 0) return { servers: [...servers.values()] };
  const error = { code: 'bad-config', message: `Left out: ${problems.join('; ')}.` } as const;
  return { servers: [...servers.values()], error };
}

function readServer(name: string, node: JsonNode): ConfiguredServer | string {
  if (node.type !== 'object') return 'it is not an object';
  const command = text(member(node, 'command'));
  if (command === undefined || command === '') return readRemote(name, node);
  const args = texts(member(node, 'args'));
  if (args === undefined) return 'its "args" are not an array of strings';
  const env = variables(member(node, 'env'));
  if (env === undefined) return 'its "env" is not an object of strings';
  const cwd = text(member(node, 'cwd'));
  const target = {
    command,
    args,
    ...(cwd !== undefined && { cwd }),
    ...(env.size > 0 && { env: Object.fromEntries(env) }),
  };
  const words = [command, ...args, cwd ?? '', ...env.values()];
  return { name, target, ...remarks(node, words, USED) };
}

function readDeclared(node: JsonNode): Pick<ConfiguredServer, 'declares'> | string {
  const stated = member(node, 'declares');
  const declares = stated === undefined ? undefined : declaresOf(stated);
  return typeof declares === 'string' ? declares : { ...(declares !== undefined && { declares }) };
}

function readRemote(name: string, node: JsonNode): ConfiguredServer | string {
  const url = text(member(node, 'url')) ?? text(member(node, 'serverUrl'));
  if (url === undefined || url === '') return 'it has neither a command nor a URL';
  const headers = variables(member(node, 'headers'));
  if (headers === undefined) return 'its "headers" are not an object of strings';
  const type = text(member(node, 'type')) ?? text(member(node, 'transport')) ?? 'http';
  if (!Object.hasOwn(TRANSPORTS, type))
    return `its "type" ${JSON.stringify(type)} is no transport that Lifeline knows`;
  const transport = TRANSPORTS[type];
  const target = {
    url,
    ...(headers.size > 0 && { headers: Object.fromEntries(headers) }),
    ...(transport !== undefined && { transport }),
  };
  return { name, target, ...remarks(node, [url, ...headers.values()], USED_OF_URLS) };
}

/** What the list says of a server: members that are not used, and why it may not work as it stands. */
function remarks(
  node: JsonNode,
  words: readonly string[],
  used: ReadonlySet<string>,
): Pick<ConfiguredServer, 'ignored' | 'note'> {
  const members = node.type === 'object' ? node.members.map((m) => m.key) : [];
  const note = noteOf(node, words);
  return {
    ignored: [...new Set(members)].filter((key) => !used.has(key)),
    ...(note !== undefined && { note }),
  };
}

function noteOf(node: JsonNode, words: readonly string[]): string | undefined {
  const notes: string[] = [];
  const disabled = member(node, 'disabled');
  if (disabled?.type === 'boolean' && disabled.value === true) notes.push('It is disabled in the file.');
  if (words.some((word) => /\$\{[^}]*\}/.test(word))) {
    notes.push(
      `It contains \${…} placeholders, which Lifeline leaves as they are: replace them before you connect.`,
    );
  }
  return notes.length === 0 ? undefined : notes.join(' ');
}

function text(node: JsonNode | undefined): string | undefined {
  return node?.type === 'string' ? node.value : undefined;
}

function texts(node: JsonNode | undefined): string[] | undefined {
  if (node === undefined) return [];
  if (node.type !== 'array') return undefined;
  const items = node.items.map(text);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Numbers and booleans are taken as their text: other hosts do so too. */
function variables(node: JsonNode | undefined): Map<string, string> | undefined {
  if (node === undefined) return new Map();
  if (node.type !== 'object') return undefined;
  const found = new Map<string, string>();
  for (const { key, value } of node.members) {
    if (value.type === 'object' || value.type === 'array' || value.type === 'null') return undefined;
    found.set(key, value.type === 'number' ? value.text : String(toValue(value)));
  }
  return found;
}

function failed(message: string, hint?: string): Config {
  return { servers: [], error: { code: 'bad-config', message, ...(hint !== undefined && { hint }) } };
}
