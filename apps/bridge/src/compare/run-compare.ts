import {
  type ComparedTrace,
  compareDefinitions,
  compareMessages,
  type DefinitionComparison,
  readMessages,
} from '@lifeline/compare';
import { SessionModel } from '@lifeline/model';
import { decodeEvent, eventRaw } from '@lifeline/trace';
import { inPersonsWords } from '../cli/program.ts';
import { ignoreLostTerminal, say } from '../cli/terminal.ts';
import { BridgeError } from '../errors.ts';
import { readRecording } from '../export/open-recording.ts';
import { homeDirectory } from '../home.ts';
import type { RecordedTrace } from '../recording/recorded-trace.ts';
import { Recordings } from '../recordings.ts';
import { compareOptions } from './compare-options.ts';
import { jsonReport } from './json-report.ts';
import { type Side, sideOf, textReport } from './text-report.ts';

/** `mcp-lifeline compare …`: tells what differs between two recordings; resolves with the exit code. */
export async function runCompare(args: readonly string[], cwd: string): Promise<number> {
  const line = compareOptions(args);
  if (line.kind === 'help') process.stdout.write(inPersonsWords(line.message, process.env));
  if (line.kind === 'wrong')
    say(inPersonsWords(`${line.message}\nmcp-lifeline compare --help lists what there is.`, process.env));
  if (line.kind !== 'compare') return line.kind === 'help' ? 0 : 2;
  // whoever read the output may have seen enough (`| head`)
  ignoreLostTerminal();
  const { a, b, format, all } = line.options;
  try {
    const recordings = new Recordings(homeDirectory(process.env, process.platform));
    const [first, second] = [await read(a, cwd, recordings), await read(b, cwd, recordings)];
    const pairs = compareMessages(first.messages, second.messages);
    const definitions: DefinitionComparison = compareDefinitions(first.trace.model, second.trace.model);
    const report = format === 'json' ? jsonReport : textReport;
    process.stdout.write(report({ a: first.side, b: second.side, pairs, definitions }, all));
    return 0;
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    say(error.message);
    return 1;
  }
}

interface ReadRecording {
  readonly trace: ComparedTrace;
  readonly side: Side;
  readonly messages: ReturnType<typeof readMessages>;
}

async function read(name: string, cwd: string, recordings: Recordings): Promise<ReadRecording> {
  const { trace: recording } = await readRecording(name, cwd, recordings);
  try {
    const { rows, unreadable } = recording;
    if (unreadable !== undefined)
      say(
        `${name}, line ${unreadable.line}, byte ${unreadable.byte}: ${unreadable.reason} The rest is compared.`,
      );
    const model = new SessionModel();
    for (let seq = 0; seq < rows.length; seq += 1) {
      const row = rows.at(seq);
      const needsText = row.whole === true || row.method === 'initialize';
      model.reduce(row, needsText ? textOf(recording, seq) : undefined);
    }
    const trace = { model, rows };
    return {
      trace,
      side: sideOf(name, trace),
      messages: readMessages(trace, (seq) => textOf(recording, seq)),
    };
  } finally {
    recording.close();
  }
}

function textOf(recording: RecordedTrace, seq: number): string | undefined {
  const decoded = decodeEvent(recording.line(seq).toString('utf8'));
  return decoded.ok ? eventRaw(decoded.event)?.text : undefined;
}
