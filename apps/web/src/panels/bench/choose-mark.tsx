import { Check } from 'lucide-react';
import { classes } from '../../ui/classes.ts';

export interface ChooseMarkProps {
  readonly isChosen: boolean;
  /** Absent: nothing can be chosen. */
  readonly onToggle: (() => void) | undefined;
}

/** The box that chooses a case for a run. For the mouse; the list itself takes Space and says what is chosen. */
export function ChooseMark({ isChosen, onToggle }: ChooseMarkProps) {
  if (onToggle === undefined) return <span />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: an option may hold no control of its own
    <span
      data-choose=""
      className="-m-2 flex p-2"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span
        className={classes(
          'flex size-4 items-center justify-center rounded-control border',
          isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-canvas',
        )}
      >
        {isChosen ? <Check size={12} strokeWidth={2.5} aria-hidden /> : null}
      </span>
    </span>
  );
}
