/** A cell with its place; lines and columns count from 1. */
export interface Cell {
  readonly text: string;
  /** Written in quotes: an empty one is an empty text, not nothing. */
  readonly isQuoted: boolean;
  readonly line: number;
  readonly column: number;
}

export interface CsvTable {
  readonly rows: readonly (readonly Cell[])[];
  /** A quote that nothing closes: where it stands. */
  readonly openQuote?: Cell;
}

/**
 * Rows of cells (RFC 4180; line feeds of every kind, quotes doubled inside quotes). Cells of a spreadsheet come with
 * tabs between them: what stands in the first line decides, a tab before a semicolon before a comma.
 */
export function parseCsv(text: string): CsvTable {
  const separator = separatorOf(text.split(/\r?\n/, 1)[0] ?? '');
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let openQuote: Cell | undefined;
  let [at, line, lineStart] = [text.startsWith('\ufeff') ? 1 : 0, 1, 0];
  while (at < text.length) {
    const place = { line, column: at - lineStart + 1 };
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at) : cellEnd(text, at, separator);
    if (isQuoted && end === text.length) openQuote = { text: '', isQuoted, ...place };
    const written = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end);
    row.push({ text: written, isQuoted, ...place });
    for (const { index } of text.slice(at, end).matchAll(/\n/g)) {
      line += 1;
      lineStart = at + index + 1;
    }
    at = isQuoted ? cellEnd(text, end + 1, separator) : end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue;
      row.push({ text: '', isQuoted: false, line, column: at - lineStart + 1 });
    }
    at = text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
    rows.push(row);
    row = [];
    line += 1;
    lineStart = at;
  }
  const filled = rows.filter((cells) =>
    cells.some(({ text: written, isQuoted }) => written.trim() !== '' || isQuoted),
  );
  return { rows: filled, ...(openQuote !== undefined && { openQuote }) };
}

function separatorOf(head: string): string {
  return ['\t', ';'].find((candidate) => head.includes(candidate)) ?? ',';
}

function cellEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function closingQuote(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    if (text[at] !== '"') at += 1;
    else if (text[at + 1] === '"') at += 2;
    else return at;
  }
  return text.length;
}
