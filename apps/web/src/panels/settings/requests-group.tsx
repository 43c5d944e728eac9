import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { Group, Switch } from './parts.tsx';
import { SecondsSetting } from './seconds-setting.tsx';
import type { GroupProps } from './settings-panel.tsx';

export function RequestsGroup({ settings, onChange }: GroupProps) {
  const t = useT();
  return (
    <Group title={t.settings.requests}>
      <SecondsSetting
        name="timeout"
        label={t.settings.timeout}
        hint={t.settings.timeoutHint}
        valueMs={settings.timeoutMs}
        onChange={(timeoutMs) => onChange({ timeoutMs })}
      />
      <Switch
        name="progress-extends"
        label={t.settings.progressExtends}
        hint={t.settings.progressExtendsHint}
        checked={settings.progressExtends}
        onChange={(progressExtends) => onChange({ progressExtends })}
      />
      {settings.progressExtends ? (
        <SecondsSetting
          name="total-timeout"
          label={t.settings.totalTimeout}
          hint={t.settings.totalTimeoutHint}
          valueMs={settings.totalTimeoutMs}
          onChange={(totalTimeoutMs) => onChange({ totalTimeoutMs })}
        />
      ) : null}
      <RoundLimit settings={settings} onChange={onChange} />
    </Group>
  );
}

const MOST_ROUNDS = 1000;

function RoundLimit({ settings, onChange }: GroupProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(settings.roundLimit);
  const isGood = /^\d{1,4}$/.test(shown.trim()) && Number(shown) <= MOST_ROUNDS;
  const keep = () => {
    if (typed === undefined || !isGood) return;
    onChange({ roundLimit: Number(typed) });
    setTyped(undefined);
  };
  return (
    <Field
      label={t.settings.roundLimit}
      hint={t.settings.roundLimitHint}
      error={isGood ? undefined : t.settings.roundLimitBad}
    >
      {({ id, describedBy }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={!isGood}
          data-setting="round-limit"
          inputMode="numeric"
          className="control w-24 text-right figures"
          value={shown}
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
