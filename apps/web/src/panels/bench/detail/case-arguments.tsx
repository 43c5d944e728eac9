import { caseArguments } from '@lifeline/suite';
import { useMemo } from 'react';
import { useT } from '../../../i18n/language.ts';
import { RevealText } from '../../../ui/reveal-text.tsx';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { reasonWords } from '../state/case-words.ts';
import { type MarkedPart, markedJson } from '../state/marked-json.ts';
import { Part } from './part.tsx';

/** Longer pieces are shown by their start: a case may carry a megabyte of one letter. */
const SHOWN_CHARS = 2_000;

/** The arguments of a case as JSON; what its one change took away and put there is set apart. */
export function CaseArguments({ view }: { readonly view: CaseView }) {
  const t = useT();
  const { suite } = useBench();
  const { input } = view.case;
  const sent = useMemo(() => caseArguments(suite, view.case), [suite, view.case]);
  const pointer = input.kind === 'base' ? input.change?.pointer : undefined;
  const parts = useMemo(
    () => (sent.ok ? markedJson(view.base, sent.text, pointer) : []),
    [sent, view.base, pointer],
  );
  return (
    <Part title={t.bench.detail.arguments}>
      {sent.ok ? null : <p className="text-error">{reasonWords(sent.reason, t)}</p>}
      {sent.ok && sent.text === undefined ? <p>{t.bench.detail.noArguments}</p> : null}
      {parts.length === 0 ? null : (
        <pre
          data-case-arguments=""
          className="max-h-72 overflow-auto rounded-control bg-fill px-3 py-2 text-wire whitespace-pre-wrap wrap-anywhere"
        >
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their order
            <PartText key={`${index} ${part.mark}`} part={part} />
          ))}
        </pre>
      )}
    </Part>
  );
}

function PartText({ part }: { readonly part: MarkedPart }) {
  const { mark, text } = part;
  const shown = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}… (${text.length})` : text;
  if (mark === 'removed') {
    return (
      <del className="text-text-3 decoration-error">
        <RevealText text={shown} />
      </del>
    );
  }
  if (mark === 'added') {
    return (
      <mark className="rounded-control bg-malformed-fill px-0.5 font-semibold text-malformed">
        <RevealText text={shown} />
      </mark>
    );
  }
  return <RevealText text={shown} />;
}
