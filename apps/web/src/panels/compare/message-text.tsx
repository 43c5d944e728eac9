import { parseJson } from '@lifeline/json';
import { useMemo } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ExactText } from '../../wire/detail/exact-text.tsx';
import { firstDifference } from './first-difference.ts';
import { useLine } from './use-side.ts';

const SHARES = { small: 'flex-1', large: 'flex-[2]' } as const;

export interface MessageTextProps {
  readonly title: string;
  /** How much of the height it takes. */
  readonly share: keyof typeof SHARES;
  readonly recording: string;
  readonly seq: number;
  /** The same message on the other side. */
  readonly other: { readonly recording: string; readonly seq: number | undefined };
}

/** One message of a recording: as a lossless tree, or as text where it is no JSON. */
export function MessageText({ title, share, recording, seq, other }: MessageTextProps) {
  const t = useT();
  const { text, isTooLong, error } = useLine(recording, seq);
  const { text: twin } = useLine(other.recording, other.seq);
  return (
    <section className={classes('flex min-h-32 flex-col', SHARES[share])} data-compare-text={seq}>
      <h4 className="shrink-0 px-3 pt-2 text-meta text-text-3 figures">{`${title} · ${seq}`}</h4>
      {error !== undefined ? (
        <p role="alert" className="px-3 py-1 text-error">
          <FailureText error={error} />
        </p>
      ) : isTooLong ? (
        <p className="px-3 py-1 text-text-2">{t.compare.tooLong}</p>
      ) : text === undefined ? (
        <p className="px-3 py-1 text-text-3">{t.ui.loading}</p>
      ) : (
        <Text text={text} twin={twin} label={title} />
      )}
    </section>
  );
}

interface TextProps {
  readonly text: string;
  readonly twin: string | undefined;
  readonly label: string;
}

function Text({ text, twin, label }: TextProps) {
  const t = useT();
  const parsed = useMemo(() => parseJson(text), [text]);
  const differs = useMemo(() => (twin === undefined ? undefined : firstDifference(text, twin)), [text, twin]);
  if (!parsed.ok) return <ExactText text={text} />;
  return (
    <>
      {differs === undefined || differs === '' ? null : (
        <p data-differs-at={differs} className="shrink-0 px-3 pt-1 text-meta text-accent">
          {t.compare.differsAt}{' '}
          <span className="font-mono break-all">
            <RevealText text={differs} />
          </span>
        </p>
      )}
      <JsonTree
        text={text}
        node={parsed.node}
        label={label}
        className="flex-1 px-2 py-1"
        {...(differs !== undefined && differs !== '' && { marked: differs })}
      />
    </>
  );
}
