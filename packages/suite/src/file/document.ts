import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type Range,
  type YAMLSeq,
} from 'yaml';
import { Aliases } from './aliases.ts';
import { shallowLexemes } from './lexemes.ts';

/** A mistake in a suite file; lines and columns count from 1. */
export interface SuiteProblem {
  readonly line: number;
  readonly column: number;
  /** One English sentence. */
  readonly message: string;
}

/** A member of a map of the file. */
export interface Member {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node | undefined;
}

/** A YAML text with the places of its nodes. */
export class YamlText {
  readonly text: string;
  /** Nodes that were written out for aliases so far. */
  aliasedNodes = 0;
  readonly #document: Document.Parsed | undefined;
  /** Where a second document begins. */
  readonly #second: number | undefined;
  readonly #aliases: Aliases;
  /** What was not read: values that are nested too deep, and aliases of nothing. */
  readonly #gaps: readonly { readonly offset: number; readonly problem: SuiteProblem }[];
  readonly #lines = new LineCounter();

  constructor(text: string) {
    this.text = text;
    this.#lines.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g)) this.#lines.addNewLine(index + 1);
    const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
    const gaps: { readonly offset: number; readonly problem: SuiteProblem }[] = [];
    const onTooDeep = (at: number) => {
      // it belongs to the value that was read up to there
      const offset = text.slice(0, at).trimEnd().length - 1;
      gaps.push({ offset, problem: this.problem(at, 'This is nested too deep to be read.') });
    };
    const tokens = tokensOf(text, onTooDeep);
    const [first, second] = composer.compose(tokens, true, text.length);
    this.#document = first;
    this.#second = second?.contents?.range?.[0];
    this.#aliases = new Aliases(first?.contents);
    for (const { source, range } of this.#aliases.unknown) {
      const offset = range?.[0] ?? 0;
      gaps.push({ offset, problem: this.problem(offset, `Nothing above is marked “&${source}”.`) });
    }
    this.#gaps = gaps;
  }

  get root(): Node | undefined {
    return this.#document?.contents ?? undefined;
  }

  /** What YAML itself has against the text. */
  get syntaxProblems(): readonly SuiteProblem[] {
    const faults = (this.#document?.errors ?? []).map(({ message, pos }) => {
      const sentence = message.split(/ at line \d+|\n/)[0] ?? message;
      return this.problem(pos[0], `This is not YAML: ${sentence.replace(/[.:]?\s*$/, '')}.`);
    });
    const second =
      this.#second === undefined
        ? []
        : [this.problem(this.#second, 'A suite is one YAML document; this second one is not read.')];
    return [...faults, ...this.#gaps.map(({ problem }) => problem), ...second];
  }

  /** What keeps the text between two offsets from being read whole: nesting, or an alias of nothing. */
  gapIn(start: number, end: number): SuiteProblem | undefined {
    return this.#gaps.find(({ offset }) => offset >= start && offset < end)?.problem;
  }

  problem(offset: number, message: string): SuiteProblem {
    const { line, col } = this.#lines.linePos(offset);
    // a byte order mark takes no column of an editor
    const column = line <= 1 && this.text.startsWith('\ufeff') ? col - 1 : col;
    return { line: Math.max(1, line), column: Math.max(1, column), message };
  }

  /** Columns before the node; 0 at the start of a line. */
  indentOf(offset: number): number {
    const start = this.lineStart(offset);
    // a byte order mark takes no column
    return offset - start - (start === 0 && this.text.startsWith('\ufeff') ? 1 : 0);
  }

  /** Columns before the members of the suite. */
  get rootIndent(): number {
    return this.root === undefined ? 0 : this.indentOf(spanOf(this.text, this.root).start);
  }

  /** Where the suite ends: before the mark of its end, if there is one. */
  get bodyEnd(): number {
    const marks = /^\.\.\.(?=\s|$)|(?<=\n)---(?=\s|$)/gm;
    marks.lastIndex = this.root === undefined ? this.text.length : spanOf(this.text, this.root).end;
    return marks.exec(this.text)?.index ?? this.text.length;
  }

  /** The offset behind the line that `offset` is in, its line feed included. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end === -1 ? this.text.length : end + 1;
  }

  /** The offset at which the line starts that `offset` is in. */
  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** What an alias stands for; other nodes as they are. */
  resolved(node: Node | undefined): Node | undefined {
    return isAlias(node) ? this.#aliases.target(node) : node;
  }

  /** The members of a map in source order, duplicates included; undefined for other nodes. */
  members(node: Node | undefined): readonly Member[] | undefined {
    const map = this.resolved(node);
    return isMap(map) ? map.items.flatMap((pair) => memberOf(pair)) : undefined;
  }
}

function* tokensOf(text: string, onTooDeep: (offset: number) => void) {
  const parser = new Parser();
  for (const lexeme of shallowLexemes(text, onTooDeep)) yield* parser.next(lexeme);
  yield* parser.end();
}

function memberOf(pair: Pair): Member[] {
  const { key, value } = pair;
  if (!isScalar(key)) return [];
  const isNode = isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
  return [
    {
      key: typeof key.value === 'string' ? key.value : (key.source ?? ''),
      keyNode: key,
      value: isNode ? value : undefined,
    },
  ];
}

/** Where a node starts and its value ends; trailing comments and line feeds are not part of it. */
export function spanOf(text: string, node: Node): { readonly start: number; readonly end: number } {
  const [start, end] = rangeOf(node);
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  const deepest = isBlock && last !== undefined ? lastNode(last) : undefined;
  if (deepest !== undefined) return { start, end: Math.max(start, spanOf(text, deepest).end) };
  const own = text.slice(start, end);
  // the blank lines behind a text that begins with `|+` belong to it
  const kept = keepsBlankLines(text, node) ? own.replace(/\r?\n$/, '') : own.trimEnd();
  return { start, end: start + kept.length };
}

function keepsBlankLines(text: string, node: Node): boolean {
  if (!isScalar(node) || (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')) return false;
  const [start] = rangeOf(node);
  return /^[|>]\d?\+/.test(text.slice(start, start + 3));
}

function lastNode(item: unknown): Node | undefined {
  if (isScalar(item) || isMap(item) || isSeq(item) || isAlias(item)) return item;
  if (typeof item !== 'object' || item === null || !('key' in item)) return undefined;
  const { key, value } = { value: undefined, ...item };
  return lastNode(value) ?? lastNode(key);
}

function rangeOf(node: Node): Range {
  return node.range ?? [0, 0, 0];
}

/** Whether a node is a text without quotes. */
export function isPlain(node: Node): boolean {
  return isScalar(node) && node.type === 'PLAIN';
}

export { isAlias, isMap, isNode, isScalar, isSeq, type Node, type YAMLSeq };
