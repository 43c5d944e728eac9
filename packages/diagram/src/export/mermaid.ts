import { authorizationWay, isRefused, type Way } from '../authorization-ways.ts';
import type { Lane } from '../lanes.ts';
import type { RowFacts } from '../words/row-facts.ts';
import { isMessage, type RowLabel, rowLabel } from '../words/row-label.ts';
import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { shortened, visible, wrapped } from './text.ts';

/** Longest words of an arrow, in characters before they are escaped. */
const MOST_CHARS = 100;
/** Size of a person's note: the diagram is as wide as its widest text, and the other formats hold notes whole. */
const NOTE_CHARS = 60;
const NOTE_LINES = 12;

/**
 * A Mermaid `sequenceDiagram`, in pieces: one arrow for each message, notes for everything else. Requests are
 * `->>`, responses `-->>`, notifications `-)`, JSON-RPC errors `--x`.
 */
export async function* mermaid(trace: ExportTrace, language: ExportLanguage): AsyncGenerator<string> {
  const { words } = language;
  yield 'sequenceDiagram\n';
  yield `  participant C as ${mermaidText(words.lanes.client)}\n`;
  yield `  participant S as ${mermaidText(words.lanes.server)}\n`;
  if (hasAuthorization(trace)) yield `  participant A as ${mermaidText(words.lanes.authorization)}\n`;
  yield remark(trace.note, language);
  let phase = 0;
  let connection = 0;
  let run: { readonly place: string; readonly text: string; count: number } | undefined;
  for (const seq of trace.shown) {
    const isComing = trace.reach(seq);
    if (isComing !== undefined) await isComing;
    const facts = trace.facts(seq);
    const own = remark(trace.noteOf(seq), language);
    const lines: string[] = [];
    const here = trace.rows.connectionAt(seq);
    if (here > connection && connection > 0) lines.push(note('over C,S', words.restarted(here)));
    connection = Math.max(connection, here);
    if (isMessage(facts) && facts.phase !== phase && facts.phase !== 0) {
      phase = facts.phase;
      lines.push(note('over C,S', `${facts.phase} · ${words.phases[facts.phase]}`));
    }
    if (facts.kind === 'stderr') {
      // a server's log is no part of the exchange: only that it wrote, and its first line
      if (lines.length === 0 && run !== undefined && own === '') {
        run.count += 1;
        continue;
      }
      yield* flushed(run);
      yield* lines;
      run = {
        place: 'right of S',
        text: `stderr: ${rowLabel(facts, words, language.format).name}`,
        count: 1,
      };
      if (own === '') continue;
      yield* flushed(run);
      run = undefined;
      yield own;
      continue;
    }
    yield* flushed(run);
    run = undefined;
    yield* lines;
    yield `${lineOf(facts, language) ?? ''}${own}`;
  }
  yield* flushed(run);
}

/** Whether an authorization server takes part in what is shown. */
function hasAuthorization({ shown, rows }: ExportTrace): boolean {
  return shown.some((seq) => {
    const way = authorizationWay(rows.at(seq));
    return way?.from === 'authorization' || way?.to === 'authorization';
  });
}

/** What a person wrote, across both lanes; empty where nobody did. */
function remark(text: string | undefined, { words }: ExportLanguage): string {
  if (text === undefined) return '';
  const lines = `${words.document.note}: ${text}`.split('\n').flatMap((line) => wrapped(line, NOTE_CHARS));
  const rest = lines.length > NOTE_LINES ? ['…'] : [];
  const shown = [...lines.slice(0, NOTE_LINES), ...rest].map(mermaidText);
  return `  Note over C,S: ${shown.join('<br/>')}\n`;
}

function* flushed(run: { place: string; text: string; count: number } | undefined): Generator<string> {
  if (run !== undefined) yield note(run.place, run.count === 1 ? run.text : `${run.text} (× ${run.count})`);
}

function note(place: string, text: string): string {
  return `  Note ${place}: ${mermaidText(text)}\n`;
}

const SERVER_EVENTS: ReadonlySet<string> = new Set(['process', 'http']);

function lineOf(facts: RowFacts, { words, format }: ExportLanguage): string | undefined {
  const { kind, dir } = facts;
  const label = rowLabel(facts, words, format);
  if (kind === 'released' || kind === 'action') return undefined;
  if (kind === 'malformed') {
    const place = dir === 'toServer' ? 'left of C' : 'right of S';
    return note(place, [label.name, label.rest].filter((part) => part !== undefined).join(': '));
  }
  if (!isMessage(facts)) {
    const way = authorizationWay(facts);
    if (way !== undefined) return wayOf(way, label, isRefused(facts));
    const place = SERVER_EVENTS.has(kind) ? 'right of S' : 'left of C';
    return note(
      place,
      [label.name, label.subject, label.rest].filter((part) => part !== undefined).join(' · '),
    );
  }
  const [from, to] = dir === 'toServer' ? ['C', 'S'] : ['S', 'C'];
  return `  ${from}${arrow(facts)}${to}: ${mermaidText(messageText(facts, words))}\n`;

  function messageText(
    { id, mark, errorCode, outcome, subject }: RowFacts,
    { outcomes, marks }: typeof words,
  ): string {
    const isAnswer = kind === 'response';
    const parts = isAnswer
      ? [
          errorCode === undefined ? '' : `${outcomes.error} ${errorCode}`,
          outcome === 'tool-error' ? outcomes['tool-error'] : '',
          label.rest ?? '',
        ]
      : [label.name, subject ?? ''];
    const said = parts.filter((part) => part !== '').join(' ');
    const fallback = isAnswer ? outcomes.result : label.name;
    const ends = [
      id === undefined ? '' : ` · id ${shortened(id, 40)}`,
      mark === undefined ? '' : ` (${marks[mark]})`,
      kind === 'request' && outcome !== undefined && UNANSWERED.has(outcome) ? ` (${outcomes[outcome]})` : '',
    ];
    return shortened(said === '' ? fallback : said, MOST_CHARS) + ends.join('');
  }
}

const PARTICIPANTS: Readonly<Record<Lane, string>> = {
  host: 'C',
  client: 'C',
  server: 'S',
  authorization: 'A',
};

/** An exchange of authorization as arrows, and what the person's browser does as a note. */
function wayOf({ from, to, isByBrowser }: Way, { name, rest = '' }: RowLabel, isRefusal: boolean): string {
  const text = [name, rest].filter((part) => part !== '').join(' · ');
  if (isByBrowser) return note('over C,A', text);
  const arrow = from === 'client' ? '->>' : isRefusal ? '--x' : '-->>';
  return `  ${PARTICIPANTS[from]}${arrow}${PARTICIPANTS[to]}: ${mermaidText(shortened(text, MOST_CHARS))}\n`;
}

const UNANSWERED: ReadonlySet<string> = new Set(['pending', 'cancelled', 'timeout', 'lost']);

function arrow({ kind, errorCode }: RowFacts): string {
  if (kind === 'request') return '->>';
  if (kind === 'notification') return '-)';
  return errorCode === undefined ? '-->>' : '--x';
}

/**
 * Any text as words of a Mermaid sequence diagram: all but letters, digits and harmless signs becomes an entity, so
 * that no comment, directive, statement, line break or markup can be in it.
 */
export function mermaidText(text: string): string {
  const escaped = visible(text).replace(
    /[^\p{L}\p{M}\p{N} ./,_()=?!'"[\]{}·×…‹›-]|[ﬂß]/gu,
    (character) => `#${character.codePointAt(0) ?? 0};`,
  );
  return escaped.trim() === '' ? '#160;' : escaped;
}
