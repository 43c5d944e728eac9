import { parseJson } from '@lifeline/json';
import type { Base, Case, Suite, SuiteServer, SuiteTool } from '../types.ts';
import { type Member, type SuiteProblem, YamlText } from './document.ts';
import { readCase } from './read-case.ts';
import { Reader } from './reader.ts';

export const SUITE_VERSION = '1';

export interface SuiteFile {
  /** Everything that could be read. */
  readonly suite: Suite;
  /** In the order of the file. */
  readonly problems: readonly SuiteProblem[];
  /** The text is no suite at all, so nothing of it may be overwritten. */
  readonly isForeign: boolean;
}

/** Reads a suite file. Never throws: every mistake is named with its place, and the rest is read. An empty text is an empty suite. */
export function readSuite(text: string): SuiteFile {
  return readText(text).file;
}

/** A suite file with the places of its nodes. */
export interface SuiteText {
  readonly yaml: YamlText;
  readonly file: SuiteFile;
}

/** What was read last: reading takes most of the time of an edit, whose result is where the next one begins. */
let newest: (SuiteText & { readonly aliasedNodes: number }) | undefined;

/** The same, for whoever edits the text. */
export function readText(text: string): SuiteText {
  if (newest?.yaml.text !== text) {
    const yaml = new YamlText(text);
    newest = { yaml, file: readYaml(yaml), aliasedNodes: yaml.aliasedNodes };
  }
  newest.yaml.aliasedNodes = newest.aliasedNodes; // edits count on from there
  return newest;
}

function readYaml(yaml: YamlText): SuiteFile {
  const reader = new Reader(yaml);
  reader.problems.push(...yaml.syntaxProblems);
  const suite = yaml.text.trim() === '' ? EMPTY : readRoot(reader);
  // what keeps a value from being read is told of the text and of the value
  const told = new Map(reader.problems.map((one) => [`${one.line}:${one.column} ${one.message}`, one]));
  const problems = [...told.values()].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { suite: suite ?? EMPTY, problems, isForeign: suite === undefined };
}

const EMPTY: Suite = { tools: [], cases: [] };

function readRoot(reader: Reader): Suite | undefined {
  const { root } = reader.yaml;
  const isSuite = root !== undefined && reader.yaml.members(root)?.some(({ key }) => key === 'suite');
  if (root === undefined || isSuite !== true) {
    reader.problems.push({ line: 1, column: 1, message: 'This is no suite: it has no “suite: 1”.' });
    return undefined;
  }
  const members = reader.map(root, 'A suite', ['suite', 'server', 'tools', 'cases']);
  if (members === undefined) return undefined;
  const version = members.get('suite');
  const written = reader.text(version, '“suite”');
  if (version !== undefined && written !== undefined && written !== SUITE_VERSION)
    reader.say(
      version.value ?? version.keyNode,
      `This version of Lifeline reads suites of version ${SUITE_VERSION}, not ${written}.`,
    );
  const server = readServer(reader, members.get('server'));
  const tools = readTools(reader, members.get('tools'));
  return {
    ...(server !== undefined && { server }),
    tools,
    cases: readCases(reader, members.get('cases'), tools),
  };
}

function readServer(reader: Reader, member: Member | undefined): SuiteServer | undefined {
  if (member?.value === undefined) return undefined;
  const members = reader.map(member.value, '“server”', ['name', 'version']);
  const name = reader.text(members?.get('name'), '“name”');
  const version = reader.text(members?.get('version'), '“version”');
  return { ...(name !== undefined && { name }), ...(version !== undefined && { version }) };
}

function readTools(reader: Reader, member: Member | undefined): readonly SuiteTool[] {
  if (member?.value === undefined) return [];
  return reader.named(member.value, '“tools”').map((tool) => {
    const members =
      tool.value === undefined ? undefined : reader.map(tool.value, 'A tool', ['schema', 'bases']);
    const schema = reader.text(members?.get('schema'), '“schema”');
    return {
      name: tool.key,
      ...(schema !== undefined && { schema }),
      bases: readBases(reader, members?.get('bases')),
    };
  });
}

function readBases(reader: Reader, member: Member | undefined): readonly Base[] {
  if (member?.value === undefined) return [];
  return reader.named(member.value, '“bases”').flatMap((base): Base[] => {
    const argumentsText = reader.json(base);
    if (argumentsText === undefined) return [];
    const parsed = parseJson(argumentsText);
    if (parsed.ok && parsed.node.type === 'object') return [{ name: base.key, argumentsText }];
    reader.say(base.value ?? base.keyNode, 'A base must be the arguments of a call: a map.');
    return [];
  });
}

function readCases(reader: Reader, member: Member | undefined, tools: readonly SuiteTool[]): readonly Case[] {
  if (member?.value === undefined) return [];
  const seen = new Set<string>();
  return reader.items(member, '“cases”').flatMap((node): Case[] => {
    const found = readCase(reader, node);
    if (found === undefined) return [];
    if (seen.has(found.id)) {
      reader.say(node, `The id “${found.id}” is taken by an earlier case.`);
      return [];
    }
    seen.add(found.id);
    const { input, tool } = found;
    const bases = tools.find(({ name }) => name === tool)?.bases ?? [];
    if (input.kind === 'base' && !bases.some(({ name }) => name === input.base)) {
      reader.say(node, `The tool “${tool}” has no base called “${input.base}”.`);
      return [];
    }
    return [found];
  });
}
