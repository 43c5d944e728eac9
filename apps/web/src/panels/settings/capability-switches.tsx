import type { CapabilitySwitches as Switches } from '@lifeline/wire';
import { useT } from '../../i18n/language.ts';
import { Switch } from './parts.tsx';

type Capability = keyof Switches;

/** Each with the finer ones, which are declared only within it. */
const CAPABILITIES: readonly (readonly [Capability, readonly Capability[]])[] = [
  ['roots', ['rootsListChanged']],
  ['sampling', ['samplingTools', 'samplingContext']],
  ['elicitation', ['elicitationForm', 'elicitationUrl']],
  ['serverTasks', ['serverTasksSampling', 'serverTasksElicitation', 'serverTasksList', 'serverTasksCancel']],
  ['tasks', []],
  ['apps', []],
];

export interface CapabilitySwitchesProps {
  readonly value: Switches;
  readonly onChange: (value: Switches) => void;
}

/** A switch for each client capability. */
export function CapabilitySwitches({ value, onChange }: CapabilitySwitchesProps) {
  const t = useT();
  const toggle = (name: Capability) => (
    <Switch
      key={name}
      name={`capability-${name}`}
      label={t.settings.capabilityNames[name]}
      checked={value[name]}
      onChange={(on) => onChange({ ...value, [name]: on })}
    />
  );
  return CAPABILITIES.map(([name, finer]) => (
    <div key={name} className="flex flex-col gap-1">
      {toggle(name)}
      {finer.length === 0 || !value[name] ? null : (
        <div className="flex flex-col gap-1 pl-6">{finer.map(toggle)}</div>
      )}
    </div>
  ));
}
