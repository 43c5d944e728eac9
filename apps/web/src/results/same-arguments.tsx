import { idLabel } from '@lifeline/diagram';
import { nodeText } from '@lifeline/json';
import { type Exchange, responseText } from '@lifeline/model';
import { useMemo } from 'react';
import { navigate } from '../app/router.ts';
import { useT } from '../i18n/language.ts';
import { useRaw, useStore } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { type JsonChange, jsonChanges } from './json-changes.ts';
import type { LatestRun } from './latest-run.ts';
import { type ResponseParts, readResponse } from './response.ts';
import { sameJson } from './same-json.ts';
import { useSentArguments } from './use-sent-arguments.ts';

const MAX_CHANGES = 50;
/** Values are cut to this many characters. */
const MAX_VALUE = 400;

export interface SameArgumentsProps {
  readonly sessionId: string;
  readonly latest: LatestRun;
  readonly parts: ResponseParts;
}

/** Compares the result with the one before it that was asked for with the same arguments, where there is one. */
export function SameArguments({ sessionId, latest, parts }: SameArgumentsProps) {
  const t = useT();
  const store = useStore(sessionId);
  const previous = usePrevious(store, latest);
  const raw = useRaw(store, previous?.responseSeq);
  const words = t.results.same;
  const changes = useMemo(() => {
    const line = raw.state === 'ready' ? raw.text : undefined;
    const before =
      line === undefined || previous === undefined
        ? undefined
        : answerOf(readResponse(responseText(line, previous.id)));
    const after = answerOf(parts);
    return before === undefined || after === undefined
      ? undefined
      : jsonChanges(before, after, MAX_CHANGES + 1);
  }, [raw.state, raw.text, parts, previous]);
  if (previous === undefined || changes === undefined) return null;
  const link = (
    <button
      type="button"
      className="text-accent underline"
      onClick={() => navigate({ sel: previous.responseSeq ?? previous.requestSeq })}
    >
      {idLabel(previous.id)}
    </button>
  );
  if (changes.length === 0) {
    return (
      <p data-same-arguments="same" className="text-meta text-text-3">
        {words.same} {link}
      </p>
    );
  }
  const count = changes.length > MAX_CHANGES ? words.many(MAX_CHANGES) : words.differs(changes.length);
  return (
    <details data-same-arguments="differs" className="text-meta">
      <summary className="cursor-pointer text-text-2">
        {count} {link}
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {changes.slice(0, MAX_CHANGES).map((change) => (
          <ChangeLine key={change.pointer} change={change} />
        ))}
      </ul>
    </details>
  );
}

/** The newest run before this one with the same arguments and an answer. */
function usePrevious(store: TraceStore, { exchange, before }: LatestRun): Exchange | undefined {
  const exchanges = useMemo(() => [exchange, ...before], [exchange, before]);
  const runs = useSentArguments(store, exchanges);
  const own = runs.find((run) => run.exchange === exchange);
  if (own === undefined) return undefined;
  return runs.find(
    (run) =>
      run.exchange !== exchange &&
      run.exchange.responseSeq !== undefined &&
      (run.text === own.text ||
        (run.text !== undefined && own.text !== undefined && sameJson(run.text, own.text))),
  )?.exchange;
}

function answerOf(parts: ResponseParts | undefined): string | undefined {
  const node = parts?.result ?? parts?.error;
  return parts === undefined || node === undefined ? undefined : nodeText(parts.text, node);
}

function ChangeLine({ change }: { readonly change: JsonChange }) {
  const t = useT();
  const words = t.results.same;
  const shown = (text: string | undefined, none: string) =>
    text === undefined ? (
      <i className="text-text-3">{none}</i>
    ) : (
      <RevealText text={text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text} />
    );
  return (
    <li
      className="flex min-w-0 flex-wrap gap-x-2 font-mono text-wire wrap-anywhere"
      data-difference={change.pointer}
    >
      <span className="text-text-2">
        {change.pointer === '' ? t.forms.footer.wholeValue : <RevealText text={change.pointer} />}
      </span>
      <span className="min-w-0">{shown(change.before, words.absent)}</span>
      <span aria-hidden>→</span>
      <span className="min-w-0">{shown(change.after, words.absent)}</span>
    </li>
  );
}
