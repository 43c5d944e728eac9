import { prettyJson } from '@lifeline/json';
import { commandLine, type TraceHeader } from '@lifeline/trace';
import type { RowFacts } from '../words/row-facts.ts';
import { isMessage, rowLabel } from '../words/row-label.ts';
import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { mermaid } from './mermaid.ts';
import { shortened, visible, visibleLines } from './text.ts';

/** Longer texts are left on one line. */
const MOST_PRETTY = 65_536;
/** Longer texts, pretty or not, are cut; the trace formats hold them whole. */
const MOST_CHARS = 2 * MOST_PRETTY;

/** A Markdown document, in pieces: what was recorded, the diagram, and each message with its JSON. */
export async function* markdown(trace: ExportTrace, language: ExportLanguage): AsyncGenerator<string> {
  const { words } = language;
  yield* head(trace, language);
  yield quoted(trace.note, language);
  yield `\n## ${words.document.sequence}\n\n\`\`\`mermaid\n`;
  yield* mermaid(trace, language);
  yield `\`\`\`\n\n## ${words.document.messages}\n`;
  for (const seq of trace.shown) {
    const isComing = trace.reach(seq);
    if (isComing !== undefined) await isComing;
    const facts = trace.facts(seq);
    const note = quoted(trace.noteOf(seq), language);
    if (note === '' && (facts.kind === 'released' || facts.kind === 'action')) continue;
    yield `${isMessage(facts) ? message(trace, facts, language) : remark(facts, language)}${note}`;
  }
}

function* head(trace: ExportTrace, { words }: ExportLanguage): Generator<string> {
  const { header, model, shown, rows, redactions } = trace;
  const { document } = words;
  const info = model.negotiation?.serverInfo;
  const server = [info?.title ?? info?.name, info?.version].filter((part) => part !== undefined).join(' ');
  const fields: [string, string | undefined][] = [
    [document.server, server === '' ? undefined : code(server)],
    [header.target.kind === 'stdio' ? document.command : document.source, code(targetText(header))],
    [document.revision, model.negotiation?.revision && code(model.negotiation.revision)],
    [document.recorded, `${plain(header.createdAt)} · ${plain(header.recorder)}`],
    [document.content, document.events(shown.length, rows.length)],
    [document.redacted, redactions.size === 0 ? undefined : document.secrets(redactions.size)],
  ];
  yield `# ${document.title}\n\n`;
  for (const [name, value] of fields) if (value !== undefined) yield `- **${name}**: ${value}\n`;
}

function targetText({ target }: TraceHeader): string {
  return commandLine(target).join(' ');
}

function message(trace: ExportTrace, facts: RowFacts, { words, format }: ExportLanguage): string {
  const { seq, dir, id, subject, outcome, ms, errorCode, mark, kind } = facts;
  const label = rowLabel(facts, words, format);
  const arrow =
    dir === 'toServer'
      ? `${words.lanes.client} → ${words.lanes.server}`
      : `${words.lanes.server} → ${words.lanes.client}`;
  const about = [
    arrow,
    id === undefined ? '' : `id ${code(id)}`,
    format.at(facts.atMs),
    kind === 'response' && ms !== undefined ? format.ms(ms) : '',
    kind === 'response' && outcome !== 'result' && outcome !== undefined
      ? `**${words.outcomes[outcome]}${errorCode === undefined ? '' : ` ${plain(errorCode)}`}**`
      : '',
    mark === undefined ? '' : words.marks[mark],
  ].filter((part) => part !== '');
  const name = label.code ? code(label.name) : plain(label.name);
  const title = [
    name,
    kind === 'response' ? words.kinds.response : '',
    subject === undefined ? '' : code(subject),
  ];
  const heading = `\n### ${seq} · ${title.filter((part) => part !== '').join(' ')}\n\n${about.join(' · ')}\n\n`;
  return heading + fenced(trace.raw(seq)?.text ?? '', kind === 'malformed' ? '' : 'json', words.document.cut);
}

function remark(facts: RowFacts, { words, format }: ExportLanguage): string {
  const { name, subject, rest } = rowLabel(facts, words, format);
  const text = [name, subject, rest].filter((part) => part !== undefined).join(' · ');
  return `\n${facts.seq} · ${format.at(facts.atMs)} · ${facts.kind === 'stderr' ? `stderr ${code(text)}` : `_${plain(text)}_`}\n`;
}

/** What a person wrote, as a quotation; empty where nobody did. */
function quoted(text: string | undefined, { words }: ExportLanguage): string {
  if (text === undefined) return '';
  const lines = visibleLines(text).split('\n').map(escaped);
  return `\n> **${words.document.note}**: ${lines.join('\\\n> ')}\n`;
}

/** A code block that nothing in its text can end. */
function fenced(text: string, kind: string, cut: (chars: number) => string): string {
  const pretty = kind === 'json' && text.length <= MOST_PRETTY ? prettyJson(text) : text;
  const shown = visibleLines(shortened(pretty, MOST_CHARS));
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  const rest = pretty.length > MOST_CHARS ? `\n${cut(pretty.length)}\n` : '';
  return `${fence}${kind}\n${shown}\n${fence}\n${rest}`;
}

/** A text of a server inside a sentence, as code. */
function code(text: string): string {
  const shown = shortened(visible(text), 500);
  const ticks = '`'.repeat(longestRun(shown) + 1);
  return shown === ''
    ? '` `'
    : `${ticks}${ticks.length > 1 ? ' ' : ''}${shown}${ticks.length > 1 ? ' ' : ''}${ticks}`;
}

/** A text inside a sentence, with everything escaped that Markdown could take for its own. */
function plain(text: string): string {
  return escaped(shortened(visible(text), 500));
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#!|~&$]/g, '\\$&');
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
