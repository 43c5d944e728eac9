import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENGLISH, EXPORT_FORMATS, type ExportTrace, readExport } from '@lifeline/diagram';
import { compileFilter, type Filter, holdsText, textForms } from '@lifeline/filter';
import { Redactor } from '@lifeline/redact';
import type { Annotations } from '@lifeline/wire';
import { inPersonsWords } from '../cli/program.ts';
import { say } from '../cli/terminal.ts';
import { BridgeError, errno, systemReason } from '../errors.ts';
import { homeDirectory } from '../home.ts';
import type { RecordedTrace } from '../recording/recorded-trace.ts';
import { Recordings } from '../recordings.ts';
import { type ExportOptions, exportOptions } from './export-options.ts';
import { htmlPage } from './html-page.ts';
import { readRecording } from './open-recording.ts';
import { knownSecrets, redactionWords } from './redaction.ts';

const BLOCK_CHARS = 64 * 1024;
const NONE: Annotations = { notes: [] };

/**
 * `mcp-lifeline export …`: writes a recording in another format; resolves with the exit code. `ui`: directory of the
 * built page.
 */
export async function runExport(args: readonly string[], cwd: string, ui: string): Promise<number> {
  const line = exportOptions(args);
  if (line.kind === 'help') process.stdout.write(inPersonsWords(line.message, process.env));
  if (line.kind === 'wrong')
    say(inPersonsWords(`${line.message}\nmcp-lifeline export --help lists what there is.`, process.env));
  if (line.kind !== 'export') return line.kind === 'help' ? 0 : 2;
  try {
    await exportRecording(line.options, cwd, ui);
    return 0;
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    say(error.message);
    return 1;
  }
}

async function exportRecording(options: ExportOptions, cwd: string, ui: string): Promise<void> {
  const recordings = new Recordings(homeDirectory(process.env, process.platform));
  const { trace: recording, id } = await readRecording(options.recording, cwd, recordings);
  try {
    const known = knownSecrets(recording.header, process.env, recordings.envNames.read(id));
    const redactor = options.redacts ? new Redactor(known) : undefined;
    const trace = await read(recording, options.notes ? recordings.annotations(id) : NONE, redactor);
    if (options.filter !== undefined) trace.show(matching(trace, options.filter));
    const { unreadable } = recording;
    if (unreadable !== undefined) {
      say(
        `Line ${unreadable.line}, byte ${unreadable.byte} of the recording: ${unreadable.reason} The rest is exported.`,
      );
    }
    const { format } = options;
    const pieces =
      format === 'html' ? one(htmlPage(trace, ui)) : EXPORT_FORMATS[format].write(trace, ENGLISH);
    await write(pieces, options, recording, cwd);
    say(summary(trace, options, redactor));
  } finally {
    recording.close();
  }
}

async function read(
  recording: RecordedTrace,
  notes: Annotations,
  redactor: Redactor | undefined,
): Promise<ExportTrace> {
  const { header: own, rows } = recording;
  if (own === undefined) throw new BridgeError('unreadable', 'The recording has no header.');
  const header = { ...own, ...(notes.title !== undefined && { title: notes.title }) };
  const line = (seq: number) => recording.line(seq).toString('utf8');
  const lines = { header, length: rows.length, reach: () => undefined, line };
  const steps = readExport({ lines, notes, redactor });
  for (let step = await steps.next(); ; step = await steps.next()) if (step.done === true) return step.value;
}

function matching(trace: ExportTrace, filter: Filter): (seq: number) => boolean {
  const text = (query: string) => {
    const forms = textForms(query);
    return (seq: number) => holdsText(trace.raw(seq)?.text ?? '', forms);
  };
  return compileFilter(filter, { rows: trace.rows, facts: trace.model, text });
}

async function* one(piece: Promise<string>): AsyncGenerator<string> {
  yield await piece;
}

/** Pieces joined: a write costs more than a line of text. */
async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK_CHARS) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

async function write(
  pieces: AsyncIterable<string>,
  { output, recording }: ExportOptions,
  source: RecordedTrace,
  cwd: string,
): Promise<void> {
  const stream = Readable.from(inBlocks(pieces), { objectMode: true });
  try {
    if (output === undefined) await pipeline(stream, process.stdout, { end: false });
    else {
      const file = path.resolve(cwd, output);
      if (source.isFile(file)) {
        throw new BridgeError(
          'bad-command',
          `${JSON.stringify(recording)} would be overwritten by its own export. Name another file.`,
        );
      }
      await pipeline(stream, fs.createWriteStream(file));
    }
  } catch (error) {
    if (error instanceof BridgeError) throw error;
    // whoever read the output has seen enough (`| head`)
    if (output === undefined && errno(error) === 'EPIPE') return;
    const where = output === undefined ? 'The output' : JSON.stringify(output);
    throw new BridgeError('unreadable', `${where} cannot be written: ${systemReason(error)}.`);
  }
}

function summary(trace: ExportTrace, { output }: ExportOptions, redactor: Redactor | undefined): string {
  const { shown, rows } = trace;
  const where = output === undefined ? '' : ` to ${output}`;
  const all = rows.length === 1 ? '1 event' : `${rows.length} events`;
  const what = trace.isExcerpt ? `${shown.length} of ${all}` : all;
  return `Wrote ${what}${where}. ${redactionWords(redactor)}`;
}
