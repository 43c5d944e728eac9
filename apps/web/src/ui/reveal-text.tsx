import { reveal } from '@lifeline/json';
import { memo } from 'react';
import { classes } from './classes.ts';

export interface RevealTextProps {
  readonly text: string;
  readonly className?: string;
}

/**
 * Text that a server (or anyone) supplied: plain, isolated for direction, with invisible characters made visible by
 * style only, so that `textContent` and copied text stay exact.
 */
export const RevealText = memo(function RevealText({ text, className }: RevealTextProps) {
  let at = 0;
  return (
    <bdi className={classes('[unicode-bidi:isolate]', className)}>
      {reveal(text).map((piece) => {
        const key = at;
        if (typeof piece === 'string') {
          at += piece.length;
          return piece;
        }
        at += piece.text.length;
        const label = piece.name ?? piece.code;
        return (
          <span
            key={key}
            title={piece.name === undefined ? piece.code : `${piece.code} ${piece.name}`}
            data-hidden={label}
            className="reveal"
          >
            {piece.text}
          </span>
        );
      })}
    </bdi>
  );
});
