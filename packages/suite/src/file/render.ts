import { prettyJson } from '@lifeline/json';
import type { Base, Case, Matcher, SuiteServer, SuiteTool } from '../types.ts';
import { expectationText } from '../words.ts';
import { CASE_KEYS } from './read-case.ts';

/** Longer values are written on several lines, so that a change of one part is a change of one line. Characters. */
const LONGEST_LINE = 100;

/** A member of a map as it is written: the first line without indentation, the others relative to it. */
export interface Rendered {
  readonly key: string;
  /** `key: value`, perhaps on several lines. */
  readonly lines: readonly string[];
}

/** The members of a case in their order. */
export function renderCase(one: Case): readonly Rendered[] {
  const texts: Readonly<Record<string, readonly string[] | undefined>> = {
    id: scalar(one.id),
    tool: scalar(one.tool),
    title: one.title === undefined ? undefined : scalar(one.title),
    ...input(one),
    origin: one.origin && [
      flow({
        kind: one.origin.kind,
        keyword: one.origin.keyword,
        detail: one.origin.detail,
        predicts: one.origin.predicts,
      }),
    ],
    expect: [expectationText(one.expect)],
    check:
      one.checks.length === 0
        ? undefined
        : ['', ...one.checks.flatMap((check) => item(renderMatcher(check)))],
    save:
      one.save.length === 0
        ? undefined
        : [flow(Object.fromEntries(one.save.map(({ name, at }) => [name, at])))],
    tags: one.tags.length === 0 ? undefined : [`[${one.tags.map((tag) => word(tag, true)).join(', ')}]`],
    note: one.note === undefined ? undefined : scalar(one.note),
    verdict: one.verdict && [
      flow({ is: one.verdict.is, reason: one.verdict.reason, by: one.verdict.by, date: one.verdict.date }),
    ],
    timeout: one.timeoutMs === undefined ? undefined : [String(one.timeoutMs)],
  };
  return CASE_KEYS.flatMap((key) => {
    const value = texts[key];
    return value === undefined ? [] : [pair(key, value)];
  });
}

function input({ input: from }: Case): Partial<Record<(typeof CASE_KEYS)[number], readonly string[]>> {
  if (from.kind === 'none') return { 'no-arguments': ['true'] };
  if (from.kind === 'own') return { arguments: json(from.argumentsText) };
  const base = scalar(from.base);
  if (from.change === undefined) return { base };
  if (from.change.kind === 'remove') return { base, remove: [word(from.change.pointer)] };
  return { base, set: json(`{${JSON.stringify(from.change.pointer)}:${from.change.valueText}}`) };
}

function renderMatcher(matcher: Matcher): readonly Rendered[] {
  const at = (place: string | undefined) =>
    place === undefined || place === '' ? [] : [pair('at', [word(place)])];
  switch (matcher.kind) {
    case 'equals':
      return [
        pair('equals', json(matcher.valueText)),
        ...at(matcher.at),
        ...(matcher.ignoring.length === 0
          ? []
          : [pair('ignoring', [`[${matcher.ignoring.map((pointer) => word(pointer, true)).join(', ')}]`])]),
      ];
    case 'contains':
      return [pair('contains', [quoted(matcher.text)]), ...placed(matcher.at)];
    case 'regex':
      return [pair('regex', [quoted(matcher.pattern)]), ...placed(matcher.at)];
    case 'type':
      return [pair('type', [matcher.type]), ...at(matcher.at)];
    case 'schema':
      return [pair('schema', json(matcher.schemaText)), ...at(matcher.at)];
    case 'duration':
      return [pair('duration', [String(matcher.mostMs)])];
    case 'size':
      return [pair('size', [String(matcher.mostBytes)])];
  }
}

/** For checks on text, no place and the whole result are two things. */
function placed(place: string | undefined): readonly Rendered[] {
  return place === undefined ? [] : [pair('at', [word(place)])];
}

export function renderTool(tool: SuiteTool): Rendered {
  const { schema, bases } = tool;
  const members = [
    ...(schema === undefined ? [] : [pair('schema', scalar(schema))]),
    ...(bases.length === 0 ? [] : [renderBases(bases)]),
  ];
  if (members.length === 0) return pair(word(tool.name), ['{}']);
  return pair(word(tool.name), ['', ...members.flatMap(({ lines }) => lines)]);
}

export function renderBases(bases: readonly Base[]): Rendered {
  return pair('bases', ['', ...bases.flatMap((base) => renderBase(base).lines)]);
}

export function renderBase({ name, argumentsText }: Base): Rendered {
  return pair(word(name), json(argumentsText));
}

export function renderSchema(schema: string): Rendered {
  return pair('schema', scalar(schema));
}

export function renderServer({ name, version }: SuiteServer): Rendered {
  return pair('server', [flow({ name, version })]);
}

/** The lines of a list entry: `- first`, and the rest below it. */
export function item(members: readonly Rendered[]): readonly string[] {
  return members.flatMap(({ lines }) => lines).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** `key: value`; an empty first line of the value means that it starts on the next one. */
function pair(key: string, value: readonly string[]): Rendered {
  const [first = '', ...rest] = value;
  return {
    key,
    lines: [
      first === '' ? `${key}:` : `${key}: ${first}`,
      ...rest.map((line) => (first === '' ? `  ${line}` : line)),
    ],
  };
}

/** JSON as YAML takes it, on one line where that is not too long. */
function json(text: string): readonly string[] {
  const pretty = prettyJson(text);
  const line = pretty.replace(/,\n */g, ', ').replace(/\n */g, '');
  return line.length <= LONGEST_LINE
    ? [line]
    : pretty.split('\n').map((each, index) => (index === 0 ? each : `  ${each}`));
}

function flow(members: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [`${word(key, true)}: ${word(value, true)}`],
  );
  return `{ ${parts.join(', ')} }`;
}

/** A text; several lines as a block, where YAML keeps them as they are. */
function scalar(text: string): readonly string[] {
  const isBlock = /\n/.test(text) && !/^\s|\s$|[^\P{Cc}\n]|[\u2028\u2029]| \n/u.test(text);
  return isBlock ? ['|-', ...text.split('\n').map((line) => (line === '' ? '' : `  ${line}`))] : [word(text)];
}

/** Words that YAML, or an older reader of it, takes for something else. */
const NOT_TEXT = /^(?:true|false|yes|no|on|off|null|~|y|n|[-+.]?\d.*|\.(?:inf|nan))$/i;

const PLAIN = /^[\p{L}\p{N}_(/][\p{L}\p{N}_ ./()’'+=<>^$;,~-]*$/u;
/** Between the brackets of a flow collection, a comma ends a text. */
const PLAIN_IN_FLOW = /^[\p{L}\p{N}_(/][\p{L}\p{N}_ ./()’'+=<>^$;~-]*$/u;

/** A text without quotes where that is safe. */
function word(text: string, isInFlow = false): string {
  const isPlain =
    (isInFlow ? PLAIN_IN_FLOW : PLAIN).test(text) && !text.endsWith(' ') && !NOT_TEXT.test(text);
  return isPlain ? text : quoted(text);
}

/** A text in quotes: single ones where double ones would need escapes that are hard to read, else as JSON has it. */
function quoted(text: string): string {
  if (/["\\]/.test(text) && !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))
    return `'${text.replaceAll("'", "''")}'`;
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
