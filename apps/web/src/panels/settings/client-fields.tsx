import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { CapabilitySwitches } from './capability-switches.tsx';
import type { GroupProps } from './settings-panel.tsx';

/** Who the client says that it is, and what it declares: servers may offer more or less for it. */
export function ClientFields({ settings, onChange }: GroupProps) {
  const t = useT();
  const { capabilities, clientInfo } = settings;
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
        <CapabilitySwitches value={capabilities} onChange={(next) => onChange({ capabilities: next })} />
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
