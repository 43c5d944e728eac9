import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MaskedText } from '../masked-text.tsx';
import type { TextPart } from '../secret-text.ts';

/** Look of a box for several lines of code. */
const AREA = 'control h-auto resize-y py-1 font-mono text-wire';

interface CoveredAreaProps extends ComponentProps<'textarea'> {
  readonly value: string;
  /** The text in runs; secrets among them are covered until somebody edits or reveals them. */
  readonly parts: readonly TextPart[];
  readonly isRevealed: boolean;
}

/** A box for text with secrets in it. Only the look changes, never the text. */
export function CoveredArea({ parts, isRevealed, className, ...rest }: CoveredAreaProps) {
  const cover = useRef<HTMLPreElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isCovered = !isFocused && !isRevealed && parts.some(({ isSecret }) => isSecret);
  return (
    <div className="relative flex">
      <textarea
        spellCheck={false}
        autoComplete="off"
        {...rest}
        className={classes(AREA, 'flex-1 break-all', isCovered && 'text-transparent', className)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onScroll={({ currentTarget }) => {
          if (cover.current !== null) cover.current.scrollTop = currentTarget.scrollTop;
        }}
      />
      {isCovered ? (
        <pre
          ref={cover}
          aria-hidden
          data-covered=""
          className={classes(
            AREA,
            'pointer-events-none absolute inset-0 overflow-hidden border-transparent! bg-transparent! break-all whitespace-pre-wrap',
          )}
        >
          <MaskedText parts={parts} />
        </pre>
      ) : null}
    </div>
  );
}

interface RevealButtonProps {
  readonly isRevealed: boolean;
  readonly onReveal: (isRevealed: boolean) => void;
  /** There is something to cover. */
  readonly isNeeded: boolean;
  /** What it does, in either state. */
  readonly words: { readonly show: string; readonly hide: string };
}

/** Shows what is covered, or covers it again. */
export function RevealButton({ isRevealed, onReveal, isNeeded, words }: RevealButtonProps) {
  return (
    <IconButton
      icon={isRevealed ? EyeOff : Eye}
      label={isRevealed ? words.hide : words.show}
      aria-pressed={isRevealed}
      className={classes('-my-1 size-6', !isNeeded && 'invisible')}
      onClick={() => onReveal(!isRevealed)}
    />
  );
}
