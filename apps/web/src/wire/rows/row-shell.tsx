import type { CSSProperties, ReactNode } from 'react';
import { useMoment } from '../../app/past/use-moment.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useEventNotes } from '../../notes/event-notes.ts';
import { classes } from '../../ui/classes.ts';
import { NoteGlyph } from '../glyphs.tsx';
import { HeldMark } from '../stepping/held-mark.tsx';
import type { RowFacts } from './row-facts.ts';
import { rowHooks } from './row-hooks.ts';
import { rowName } from './row-name.ts';

/** `partner`: belongs to the selected row's exchange. `conversation`: to another one of the same conversation. */
export type RowState = 'selected' | 'partner' | 'conversation' | undefined;

export interface RowShellProps {
  readonly facts: RowFacts;
  readonly state: RowState;
  /** Position and size; and the columns, where the row is a grid. */
  readonly style: CSSProperties;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Element id of a row, for `aria-activedescendant`. */
export function rowElementId(seq: number): string {
  return `wire-row-${seq}`;
}

/** An option of a view's listbox: one event, with its hooks and its full name. */
export function RowShell({ facts, state, style, className, children }: RowShellProps) {
  const t = useT();
  const format = useFormat();
  const at = useMoment();
  const note = useEventNotes().textOf(facts.seq);
  const name = rowName(facts, t, format);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox holds the focus and names its active option
    <div
      id={rowElementId(facts.seq)}
      role="option"
      aria-selected={state === 'selected'}
      aria-label={note === undefined ? name : t.recordings.notes.named(name, note)}
      data-after={at !== undefined && facts.seq > at ? '' : undefined}
      data-noted={note === undefined ? undefined : ''}
      data-partner={state === 'partner' ? '' : undefined}
      data-conversation={state === 'conversation' ? '' : undefined}
      className={classes('wire-row absolute inset-x-0', className)}
      style={style}
      {...rowHooks(facts)}
    >
      {children}
      {facts.held === undefined ? null : <HeldMark facts={facts} />}
      {note === undefined ? null : (
        <span title={note} className="absolute top-0.5 left-0.5 flex text-accent">
          <NoteGlyph />
        </span>
      )}
    </div>
  );
}
