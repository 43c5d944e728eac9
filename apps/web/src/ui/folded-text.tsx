import { useId, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { classes } from './classes.ts';
import { RevealText } from './reveal-text.tsx';

/** About what three lines hold at the usual width. */
const SHORT_CHARS = 220;
const SHORT_LINES = 3;
/** More than three lines hold at any width. The rest of megabytes is laid out only when it is asked for. */
export const MOST_FOLDED_CHARS = 2000;

export interface FoldedTextProps {
  readonly text: string;
  /** Of the text itself. */
  readonly className?: string;
}

/** A text of a server: a long one is folded to three lines and scrolls when open. */
export function FoldedText({ text, className }: FoldedTextProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = text.length > SHORT_CHARS || text.split('\n').length > SHORT_LINES;
  return (
    <div className="flex min-w-0 flex-col items-start text-text-2">
      <p
        id={id}
        tabIndex={isLong && open ? 0 : undefined}
        className={classes(
          'wrap-anywhere',
          className,
          isLong && (open ? 'max-h-60 overflow-y-auto' : 'line-clamp-3'),
        )}
      >
        <RevealText text={isLong && !open ? text.trimStart().slice(0, MOST_FOLDED_CHARS).trimEnd() : text} />
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="min-h-6 text-meta text-accent"
          onClick={() => setOpen(!open)}
        >
          {open ? t.catalogue.less : t.catalogue.more}
        </button>
      ) : null}
    </div>
  );
}
