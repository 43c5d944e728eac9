import { classes } from '../../ui/classes.ts';

export interface CheckMarkProps {
  readonly letter: 'A' | 'B' | undefined;
  readonly onToggle: () => void;
}

/** The box that chooses a row for comparing. For the mouse; the list itself takes Space and says what is checked. */
export function CheckMark({ letter, onToggle }: CheckMarkProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: an option may hold no control of its own
    <span
      data-check=""
      className="-m-2 flex p-2"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span
        className={classes(
          'flex size-[18px] items-center justify-center rounded-control border text-badge',
          letter === undefined
            ? 'border-edge bg-canvas'
            : 'border-accent bg-accent font-semibold text-on-accent',
        )}
      >
        {letter}
      </span>
    </span>
  );
}
