import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ExactJson } from './exact-json.tsx';

/** Characters of a long text that are laid out; megabytes would freeze the page at each key. */
const MAX_SHOWN = 100_000;
const NO_SECRETS: ReadonlySet<string> = new Set();

export interface OutgoingStripProps {
  /** JSON text; undefined: nothing goes out. */
  readonly text: string | undefined;
  /** The text is not JSON yet. */
  readonly isBroken?: boolean;
  /** Pointers of values that are masked. */
  readonly secrets?: ReadonlySet<string> | undefined;
}

/** The exact text that goes out, always in sight; on a few lines, or opened with a line for each member. */
export function OutgoingStrip({ text, isBroken = false, secrets = NO_SECRETS }: OutgoingStripProps) {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 items-start gap-2">
      <span id={titleId} className="shrink-0 py-1 text-meta whitespace-nowrap text-text-3">
        {t.forms.json.title}
      </span>
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
        {text === undefined ? null : text.length > MAX_SHOWN ? (
          <>
            <RevealText text={text.slice(0, MAX_SHOWN)} />
            <span hidden>{text.slice(MAX_SHOWN)}</span>
            <span aria-hidden="true" className="before:content-['…']" />
          </>
        ) : isBroken ? (
          <RevealText text={text} />
        ) : (
          <ExactJson text={text} secrets={secrets} hasLines={isOpen} />
        )}
      </pre>
      {text === undefined ? null : (
        <span className="shrink-0 py-1 text-meta whitespace-nowrap text-text-3 figures">
          {format.bytes(new TextEncoder().encode(text).length)}
        </span>
      )}
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
