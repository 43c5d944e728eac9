import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { MOST_FOLDED_CHARS } from '../../ui/folded-text.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { KeywordMark } from './keyword-mark.tsx';

/** About what two lines hold at the usual width. */
const SHORT = 130;

/** What the server says about a field: two lines, then more. */
export function Description({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (text === undefined || text === '') return null;
  const isLong = text.length > SHORT || text.includes('\n');
  return (
    <div className="text-text-2">
      <p
        id={id}
        className={classes('whitespace-pre-wrap wrap-anywhere', !isOpen && isLong && 'line-clamp-2')}
      >
        <KeywordMark keyword="description">
          <RevealText text={isOpen ? text : text.slice(0, MOST_FOLDED_CHARS)} />
        </KeywordMark>
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="min-h-6 text-meta text-accent"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.forms.field.less : t.forms.field.more}
        </button>
      ) : null}
    </div>
  );
}
