import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import type { TargetKind } from './launch-draft.ts';

const KINDS: readonly TargetKind[] = ['command', 'url'];

export interface KindSwitchProps {
  readonly kind: TargetKind;
  readonly onChange: (kind: TargetKind) => void;
}

/** Whether a server is started, or one that runs is connected to. */
export function KindSwitch({ kind, onChange }: KindSwitchProps) {
  const t = useT();
  const words = t.start.connect.kinds;
  return (
    <fieldset aria-label={words.label} className="flex w-fit rounded-control border border-edge bg-canvas">
      {KINDS.map((entry) => (
        <button
          key={entry}
          type="button"
          data-target-kind={entry}
          aria-pressed={kind === entry}
          className={classes(
            'h-7 px-3 first:rounded-l-control last:rounded-r-control',
            kind === entry ? 'bg-selected font-semibold text-text' : 'text-text-2 hover:bg-fill',
          )}
          onClick={() => onChange(entry)}
        >
          {words[entry]}
        </button>
      ))}
    </fieldset>
  );
}
