import type { AuthorizationLine } from '@lifeline/diagram';
import { memo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { LabelBoxView } from './label-box.tsx';
import { type Placed, RowFrame } from './row-frame.tsx';
import { sameArrow, sameBox } from './same.ts';
import { WORDS } from './tones.ts';

export interface AuthorizationRowProps extends Placed {
  readonly line: AuthorizationLine;
  readonly facts: RowFacts;
}

/** A step of authorization as an arrow: what was asked of whom, or answered; or the way of the person's browser. */
export const AuthorizationRow = memo(
  function AuthorizationRow({ line, facts, ...placed }: AuthorizationRowProps) {
    const { name, rest } = rowLabel(facts, useT(), useFormat());
    const { tone } = line.arrow.style;
    return (
      <RowFrame {...placed} facts={facts} line={line} arrow={line.arrow}>
        <LabelBoxView box={line.box} lineTop={line.top} align={line.align}>
          {facts.event === 'response' ? null : (
            <span className={`shrink-0 wire-cover ${WORDS[tone]}`}>{name}</span>
          )}
          {rest === undefined ? null : (
            <span
              title={rest}
              className={`min-w-0 truncate font-mono text-wire wire-cover ${tone === 'error' ? WORDS.error : WORDS['text-3']}`}
            >
              <RevealText text={rest} />
            </span>
          )}
        </LabelBoxView>
      </RowFrame>
    );
  },
  (a, b) =>
    a.top === b.top &&
    a.state === b.state &&
    a.line.align === b.line.align &&
    sameArrow(a.line.arrow, b.line.arrow) &&
    sameBox(a.line.box, b.line.box) &&
    sameFacts(a.facts, b.facts),
);
