import { parseJson } from '@lifeline/json';
import { useMemo } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { ExactText } from '../../wire/detail/exact-text.tsx';
import { useLine } from './use-side.ts';

export interface MessageTextProps {
  readonly title: string;
  readonly recording: string;
  readonly seq: number;
}

/** One message of a recording: as a lossless tree, or as text where it is no JSON. */
export function MessageText({ title, recording, seq }: MessageTextProps) {
  const t = useT();
  const { data, error } = useLine(recording, seq);
  return (
    <section className="flex min-h-32 flex-1 flex-col" data-compare-text={seq}>
      <h4 className="shrink-0 px-3 pt-2 text-meta text-text-3 figures">{`${title} · ${seq}`}</h4>
      {error !== null ? (
        <p role="alert" className="px-3 py-1 text-error">
          <FailureText error={error} />
        </p>
      ) : data === undefined ? (
        <p className="px-3 py-1 text-text-3">{t.ui.loading}</p>
      ) : data === 'too-long' ? (
        <p className="px-3 py-1 text-text-2">{t.compare.tooLong}</p>
      ) : (
        <Text text={data.text} label={title} />
      )}
    </section>
  );
}

function Text({ text, label }: { readonly text: string; readonly label: string }) {
  const parsed = useMemo(() => parseJson(text), [text]);
  if (!parsed.ok) return <ExactText text={text} />;
  return <JsonTree text={text} node={parsed.node} label={label} className="flex-1 px-2 py-1" />;
}
