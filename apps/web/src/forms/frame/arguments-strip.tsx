import { type Draft, type DraftText, type FormSchema, secretPointers } from '@lifeline/schema-form';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ExactJson } from './exact-json.tsx';

interface ArgumentsStripProps {
  readonly schema: FormSchema;
  readonly root: Draft;
  readonly written: DraftText;
  /** Where the text is not itself what goes out. */
  readonly title: string | undefined;
}

/** The exact arguments text that goes out, always in sight; on a few lines, or opened with a line for each member. */
export function ArgumentsStrip({ schema, root, written, title }: ArgumentsStripProps) {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { text, broken } = written;
  const secrets = useMemo(() => secretPointers(schema, root), [schema, root]);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 items-start gap-2">
      <div className="flex shrink-0 flex-col py-1 text-meta text-text-3">
        <span id={titleId}>{title ?? t.forms.json.title}</span>
        <span className="figures">
          {text === undefined ? '' : format.bytes(new TextEncoder().encode(text).length)}
        </span>
      </div>
      {text === undefined ? <p className="flex-1 py-1 text-meta text-text-3">{t.forms.json.absent}</p> : null}
      <pre
        data-arguments-json=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className={classes(
          'min-w-0 flex-1 overflow-auto rounded-control bg-canvas px-2 py-1 text-wire whitespace-pre-wrap wrap-anywhere empty:hidden',
          isOpen ? 'max-h-[40vh]' : 'max-h-12',
        )}
      >
        {text === undefined ? null : broken.length > 0 ? (
          <RevealText text={text} />
        ) : (
          <ExactJson text={text} secrets={secrets} hasLines={isOpen} />
        )}
      </pre>
      <div className="flex shrink-0">
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? t.forms.json.close : t.forms.json.open}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <CopyButton text={text ?? ''} label={t.forms.json.copy} />
      </div>
    </section>
  );
}
