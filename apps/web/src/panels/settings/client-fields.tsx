import type { Settings } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { Switch } from './parts.tsx';
import type { GroupProps } from './settings-panel.tsx';

type Capability = keyof Settings['capabilities'];

/** Each with the finer ones, which are declared only within it. */
const CAPABILITIES: readonly (readonly [Capability, readonly Capability[]])[] = [
  ['roots', ['rootsListChanged']],
  ['sampling', ['samplingTools', 'samplingContext']],
  ['elicitation', ['elicitationForm', 'elicitationUrl']],
  ['apps', []],
  ['tasks', []],
];

/** Who the client says that it is, and what it declares: servers may offer more or less for it. */
export function ClientFields({ settings, onChange }: GroupProps) {
  const t = useT();
  const { capabilities, clientInfo } = settings;
  const toggle = (name: Capability) => (
    <Switch
      key={name}
      name={`capability-${name}`}
      label={t.settings.capabilityNames[name]}
      checked={capabilities[name]}
      onChange={(on) => onChange({ capabilities: { ...capabilities, [name]: on } })}
    />
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <TextSetting
          name="client-name"
          label={t.settings.clientName}
          hint={t.settings.clientHint}
          value={clientInfo.name}
          onChange={(name) => onChange({ clientInfo: { ...clientInfo, name } })}
        />
        <TextSetting
          name="client-version"
          label={t.settings.clientVersion}
          value={clientInfo.version}
          onChange={(version) => onChange({ clientInfo: { ...clientInfo, version } })}
        />
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="font-semibold">{t.settings.capabilities}</legend>
        <p className="mb-1 text-meta text-text-3">{t.settings.capabilitiesHint}</p>
        {CAPABILITIES.map(([name, finer]) => (
          <div key={name} className="flex flex-col gap-1">
            {toggle(name)}
            {finer.length === 0 || !capabilities[name] ? null : (
              <div className="flex flex-col gap-1 pl-6">{finer.map(toggle)}</div>
            )}
          </div>
        ))}
      </fieldset>
    </>
  );
}

interface TextSettingProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextSetting({ name, label, hint, value, onChange }: TextSettingProps) {
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          data-setting={name}
          className="control w-60"
          spellCheck={false}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
          }}
        />
      )}
    </Field>
  );
}
