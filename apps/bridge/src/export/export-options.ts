import { EXPORT_FORMATS, type ExportFormatName } from '@lifeline/diagram';
import { type Filter, filterErrorText, parseFilter } from '@lifeline/filter';
import { EXPORT_HELP } from '../cli/help.ts';

export interface ExportOptions {
  /** A file, or the id of a recording in the data directory. */
  readonly recording: string;
  readonly format: ExportFormatName | 'html';
  readonly filter?: Filter;
  /** Absent: standard output. */
  readonly output?: string;
  readonly redacts: boolean;
  /** With what people wrote about it. */
  readonly notes: boolean;
}

export type ExportLine =
  | { readonly kind: 'export'; readonly options: ExportOptions }
  | { readonly kind: 'help' | 'wrong'; readonly message: string };

const FORMATS = [...Object.keys(EXPORT_FORMATS), 'html'];
const NAMES = FORMATS.join('|');

/** Options of `mcp-lifeline export`, in any order around the recording. */
export function exportOptions(args: readonly string[]): ExportLine {
  const given: { recording?: string; format?: string; filter?: string; output?: string } = {};
  let [redacts, notes] = [true, true];
  /** Behind `--` nothing is an option. */
  let isOver = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!isOver && (word === '--help' || word === '-h')) return { kind: 'help', message: EXPORT_HELP };
    if (!isOver && word === '--no-redact') {
      redacts = false;
      continue;
    }
    if (!isOver && word === '--no-notes') {
      notes = false;
      continue;
    }
    const option = isOver ? null : OPTION.exec(word);
    if (word === '--' && !isOver) isOver = true;
    else if (option !== null) {
      const name = NAMED[option[1] ?? ''];
      if (name === undefined) return wrong(`export has no option ${JSON.stringify(word)}.`);
      if (option[2] === undefined) at += 1;
      const value = option[2] ?? args[at];
      if (value === undefined || (value === '' && name !== 'filter'))
        return wrong(`${option[1]} needs a value.`);
      given[name] = value;
    } else if (given.recording === undefined) given.recording = word;
    else return wrong(`export takes one recording; ${JSON.stringify(word)} is too much.`);
  }
  return checked(given, { redacts, notes });
}

const OPTION = /^(--?[a-z][a-z-]*)(?:=([\s\S]*))?$/;
const NAMED: Readonly<Record<string, 'format' | 'filter' | 'output'>> = {
  '--format': 'format',
  '--filter': 'filter',
  '--output': 'output',
  '-o': 'output',
};

function checked(
  {
    recording,
    format,
    filter,
    output,
  }: { recording?: string; format?: string; filter?: string; output?: string },
  switches: Pick<ExportOptions, 'redacts' | 'notes'>,
): ExportLine {
  if (recording === undefined)
    return wrong('export needs a recording: mcp-lifeline export <recording> --format <name>.');
  if (format === undefined) return wrong(`export needs --format ${NAMES}.`);
  if (!isFormat(format)) {
    return wrong(`There is no format ${JSON.stringify(format)}. Choose one of ${NAMES}.`);
  }
  const parsed = parseFilter(filter ?? '');
  if (!parsed.ok) return wrong(`The filter cannot be read: ${filterErrorText(parsed.error)}`);
  return {
    kind: 'export',
    options: {
      recording,
      format,
      ...switches,
      ...(parsed.filter.terms.length > 0 && { filter: parsed.filter }),
      ...(output !== undefined && { output }),
    },
  };
}

function isFormat(name: string): name is ExportOptions['format'] {
  return FORMATS.includes(name);
}

function wrong(message: string): ExportLine {
  return { kind: 'wrong', message };
}
