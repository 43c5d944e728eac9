import type { Prefill } from '@lifeline/wire';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import type { BridgeError } from '../../source/errors.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { MaskedText } from '../masked-text.tsx';
import { secretParts } from '../secret-text.ts';

type Target = Prefill['targets'][number];

export interface TargetListProps {
  readonly targets: readonly Target[];
  readonly chosen: string | undefined;
  /** What the list lacks, and why. */
  readonly remark: BridgeError | undefined;
  readonly onChoose: (name: string) => void;
}

/** The servers of a configuration; choosing one fills the form. */
export function TargetList({ targets, chosen, remark, onChoose }: TargetListProps) {
  const t = useT();
  return (
    <fieldset>
      <legend className="font-semibold">{t.start.connect.targets}</legend>
      <p className="mb-1 text-meta text-text-3">{t.start.connect.targetsHint}</p>
      <div className="max-h-48 overflow-y-auto rounded-control border border-border">
        {targets.map((target) => (
          <label
            key={target.name}
            className="flex cursor-pointer items-baseline gap-2 border-b border-border px-3 py-1 last:border-b-0 hover:bg-fill has-checked:bg-selected"
          >
            <input
              type="radio"
              name="target"
              value={target.name}
              checked={target.name === chosen}
              onChange={() => onChoose(target.name)}
            />
            <TargetText target={target} />
          </label>
        ))}
      </div>
      {remark === undefined ? null : (
        <p
          data-connect-error={chosen === undefined ? '' : undefined}
          className={`mt-1 text-meta ${chosen === undefined ? 'text-tool-error' : 'text-text-3'}`}
        >
          <FailureText error={remark} />
        </p>
      )}
    </fieldset>
  );
}

function TargetText({ target }: { readonly target: Target }) {
  const t = useT();
  const { target: entry } = target;
  const command = 'url' in entry ? entry.url : [entry.command, ...entry.args].join(' ');
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <RevealText text={target.name} className="font-semibold" />
      <span className="truncate font-mono text-meta text-text-2">
        <MaskedText parts={secretParts(command)} />
      </span>
      {target.ignored.length === 0 ? null : (
        <span className="text-meta text-text-3">{t.start.connect.ignored(target.ignored.join(', '))}</span>
      )}
      {target.note === undefined ? null : (
        <span className="text-meta text-tool-error">
          <RevealText text={target.note} />
        </span>
      )}
    </span>
  );
}
