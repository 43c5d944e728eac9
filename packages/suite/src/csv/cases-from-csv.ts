import { checkJson, compactJson, joinPointer, quoteJson, splitPointer } from '@lifeline/json';
import { ABSENT, FormSchema, locate } from '@lifeline/schema-form';
import type { SuiteProblem } from '../file/document.ts';
import { slug, uniqueId } from '../generate/case-id.ts';
import { setJson } from '../text/edit-json.ts';
import { escapeTemplates } from '../text/template.ts';
import type { Case, Expectation } from '../types.ts';
import { readExpectation } from '../words.ts';
import { type Cell, parseCsv } from './parse-csv.ts';

export interface CsvCases {
  readonly cases: readonly Case[];
  readonly problems: readonly SuiteProblem[];
}

const SPECIAL = ['@id', '@title', '@expect', '@tags', '@note'] as const;

/**
 * Cases of one tool from rows: the first row names a property, a JSON Pointer or one of `@id @title @expect @tags
 * @note` per column. A cell is taken as its property's type says; an empty one means that the property is absent,
 * `""` an empty text. Without `@expect` a case expects `accepted`.
 * @param taken ids that the suite has already
 */
export function casesFromCsv(
  text: string,
  tool: string,
  schemaText: string | undefined,
  taken: Iterable<string>,
): CsvCases {
  const problems: SuiteProblem[] = [];
  const say = ({ line, column }: Cell, message: string) => problems.push({ line, column, message });
  const { rows, openQuote } = parseCsv(text);
  const [head, ...body] = rows;
  if (openQuote !== undefined) {
    // what stands behind it may have been rows of their own: better none than one that holds them all
    say(openQuote, 'This quote is not closed; put one at the end of the cell. No row was taken.');
    return { cases: [], problems };
  }
  if (head === undefined || body.length === 0) {
    problems.push({
      line: 1,
      column: 1,
      message: 'There must be a row of names and at least one row of values.',
    });
    return { cases: [], problems };
  }
  const ids = new Set(taken);
  const columns = withoutDoubles(
    head,
    head.map((cell) => columnOf(cell, schemaText, say)),
    say,
  );
  const cases = body.flatMap((cells): Case[] => {
    const found = caseOf(cells, columns, tool, say);
    return found === undefined ? [] : [{ ...found, id: uniqueId(slug(found.id), ids) }];
  });
  return { cases, problems };
}

type Say = (cell: Cell, message: string) => void;

interface Column {
  readonly special?: (typeof SPECIAL)[number];
  readonly pointer: string;
  /** Cells are texts, whatever they look like. */
  readonly isText: boolean;
}

/** Of several columns for one place, the first one counts. */
function withoutDoubles(
  head: readonly Cell[],
  columns: readonly (Column | undefined)[],
  say: Say,
): readonly (Column | undefined)[] {
  const seen = new Set<string>();
  return columns.map((column, index) => {
    if (column === undefined) return undefined;
    const name = column.special ?? column.pointer;
    const cell = head[index];
    if (!seen.has(name)) {
      seen.add(name);
      return column;
    }
    if (cell !== undefined)
      say(cell, `The column “${cell.text.trim()}” is here a second time; the first one counts.`);
    return undefined;
  });
}

function columnOf(cell: Cell, schemaText: string | undefined, say: Say): Column | undefined {
  const name = cell.text.trim();
  const special = SPECIAL.find((one) => one === name);
  if (special !== undefined) return { special, pointer: '', isText: true };
  if (name === '' || (name.startsWith('/') && splitPointer(name) === undefined)) {
    say(cell, name === '' ? 'This column has no name.' : `“${name}” is no JSON Pointer.`);
    return undefined;
  }
  const pointer = name.startsWith('/') ? name : joinPointer('', name);
  const field = locate(new FormSchema(schemaText), ABSENT, pointer)?.field;
  const isText =
    field?.shape.kind === 'string' || (field?.shape.kind === 'choice' && field.typeText === 'string');
  return { pointer, isText };
}

function caseOf(
  cells: readonly Cell[],
  columns: readonly (Column | undefined)[],
  tool: string,
  say: Say,
): Case | undefined {
  const [first] = cells;
  const special = (name: (typeof SPECIAL)[number]) =>
    cells[columns.findIndex((column) => column?.special === name)];
  if (first !== undefined && cells.length > columns.length)
    say(
      cells[columns.length] ?? first,
      `This row has ${cells.length} cells, and there are ${columns.length} names.`,
    );
  let argumentsText = '{}';
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (column === undefined || column.special !== undefined || cell === undefined) continue;
    if (cell.text.trim() === '' && !cell.isQuoted) continue;
    const next = placed(argumentsText, column.pointer, valueText(cell, column));
    if (next === undefined) say(cell, `There is no place ${column.pointer} for this value.`);
    else argumentsText = next;
  }
  const expect = expectationOf(special('@expect'), say);
  const title = special('@title')?.text.trim() ?? '';
  const note = special('@note')?.text.trim() ?? '';
  if (expect === undefined) return undefined;
  return {
    id: special('@id')?.text.trim() || `${tool}-row-${first?.line ?? 1}`,
    tool,
    ...(title !== '' && { title }),
    input: { kind: 'own', argumentsText },
    expect,
    checks: [],
    save: [],
    tags: (special('@tags')?.text ?? '').split(/[\s,;]+/).filter((tag) => tag !== ''),
    ...(note !== '' && { note }),
  };
}

function expectationOf(cell: Cell | undefined, say: Say): Expectation | undefined {
  if (cell === undefined || cell.text.trim() === '') return { kind: 'accepted' };
  const expect = readExpectation(cell.text);
  if (expect === undefined)
    say(
      cell,
      `“${cell.text.trim()}” is no expectation; expect accepted, rejected, tool-error, error, error(<code>) or any.`,
    );
  return expect;
}

/** JSON where the column is no text and the cell is JSON; else the text. */
function valueText({ text, isQuoted }: Cell, { isText }: Column): string {
  const isJson = !isText && !(isQuoted && text === '') && checkJson(text) === undefined;
  return escapeTemplates(isJson ? compactJson(text) : quoteJson(text));
}

/** Sets a value, making the objects and arrays above it. */
function placed(text: string, pointer: string, value: string): string | undefined {
  const direct = setJson(text, pointer, value);
  if (direct !== undefined) return direct;
  const tokens = pointer.slice(1).split('/');
  const last = tokens.pop();
  if (last === undefined || tokens.length === 0) return undefined;
  const above = placed(text, `/${tokens.join('/')}`, last === '0' ? '[]' : '{}');
  return above === undefined ? undefined : setJson(above, pointer, value);
}
