import { isMessage } from '@lifeline/diagram';
import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { RowFacts } from './row-facts.ts';
import { rowLabel } from './row-label.ts';

/** Longest text of a server in a name. */
const MAX_CHARS = 120;

/** Full name of a row for screen readers: `3, request, tools/call echo, client to server, answered in 12 ms`. */
export function rowName(facts: RowFacts, t: Messages, format: Format): string {
  const words = t.wire.name;
  const label = rowLabel(facts, t, format);
  const subject = label.subject === undefined ? '' : ` ${label.subject}`;
  const parts = [
    String(facts.seq),
    t.wire.kinds[facts.kind],
    short(label.name + subject),
    facts.dir === undefined ? '' : t.wire.directions[facts.dir],
    isMessage(facts) ? outcomeWords(facts, t, format) : '',
    facts.kind === 'response' || !isMessage(facts) ? short(label.rest ?? '') : '',
    facts.mark === undefined ? '' : t.wire.marks[facts.mark],
    facts.held === undefined ? '' : t.wire.heldStates[facts.held],
    facts.findings === 0 ? '' : words.findings(facts.findings),
  ];
  return parts.filter((part) => part !== '').join(words.separator);
}

function outcomeWords(facts: RowFacts, t: Messages, format: Format): string {
  const { kind, outcome, ms, errorCode } = facts;
  if (outcome === undefined) return '';
  const words = t.wire.name;
  const name = t.wire.outcomes[outcome];
  const time = ms === undefined ? undefined : format.ms(ms);
  if (kind === 'request') {
    if (outcome === 'pending') return name;
    const answered = outcome === 'result' || outcome === 'tool-error' || outcome === 'error';
    if (!answered) return name;
    return time === undefined ? words.answered : words.answeredIn(time);
  }
  const coded = errorCode === undefined || errorCode === '' ? name : `${name} ${errorCode}`;
  return time === undefined ? coded : words.after(coded, time);
}

function short(text: string): string {
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text;
}
