import { authorizationStep } from '@lifeline/diagram';
import type { Language } from '@lifeline/protocol';
import { explainMethod } from '@lifeline/protocol';
import { useLanguage, useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { RowFacts } from '../rows/row-facts.ts';
import { standingOf } from '../standing.ts';
import { useWire } from '../wire-context.ts';

/** One line on what a row is, who sends it and why; undefined where there is nothing to say. */
function explainRow(facts: RowFacts, t: Messages, language: Language): string | undefined {
  const { kind, method, event } = facts;
  const words = t.wire.explain;
  switch (kind) {
    case 'request':
    case 'response':
    case 'notification':
      // of a response, the words of the method tell of its result
      if (kind === 'response' && facts.errorCode !== undefined) return words.errorResponse;
      return (method === undefined ? undefined : explainMethod(method, language, kind)) ?? words[kind];
    case 'process':
      return words.process[processKey(event)];
    case 'http': {
      const step = authorizationStep(facts);
      return step === undefined ? words.http : t.authorization.stages[step].why;
    }
    default:
      return words[kind];
  }
}

const PROCESS_EVENTS = [
  'spawned',
  'spawn-failed',
  'stdin-closed',
  'stdout-closed',
  'signal',
  'exited',
] as const;

function processKey(event: string | undefined): (typeof PROCESS_EVENTS)[number] {
  return PROCESS_EVENTS.find((name) => name === event) ?? 'exited';
}

/** First line of the detail: the selected event explained. */
export function Explanation({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const { store } = useWire();
  const text = explainRow(facts, t, useLanguage());
  const standing = standingOf(facts.method, store.model.negotiation?.revision, t);
  if (text === undefined) return null;
  return (
    <p className="shrink-0 px-4 pt-2 text-text-2">
      {text} {standing === undefined ? null : <span className="text-malformed">{standing}</span>}
    </p>
  );
}
