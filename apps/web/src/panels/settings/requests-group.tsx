import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { Group, Switch } from './parts.tsx';
import type { GroupProps } from './settings-panel.tsx';

export function RequestsGroup({ settings, onChange }: GroupProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(settings.timeoutMs / 1000);
  const ms = Math.round(Number(shown) * 1000);
  const good = shown.trim() !== '' && Number.isSafeInteger(ms) && ms >= 1;
  const keep = () => {
    if (!good || typed === undefined) return;
    onChange({ timeoutMs: ms });
    setTyped(undefined);
  };
  return (
    <Group title={t.settings.requests}>
      <Field
        label={t.settings.timeout}
        hint={t.settings.timeoutHint}
        error={good ? undefined : t.settings.timeoutBad}
      >
        {({ id, describedBy }) => (
          <span className="flex items-center gap-2">
            <input
              id={id}
              aria-describedby={describedBy}
              aria-invalid={!good}
              data-setting="timeout"
              inputMode="decimal"
              className="control w-24 text-right figures"
              value={shown}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={keep}
              onKeyDown={(event) => {
                if (event.key === 'Enter') keep();
              }}
            />
            {t.settings.timeoutUnit}
          </span>
        )}
      </Field>
      <Switch
        name="progress-extends"
        label={t.settings.progressExtends}
        hint={t.settings.progressExtendsHint}
        checked={settings.progressExtends}
        onChange={(progressExtends) => onChange({ progressExtends })}
      />
    </Group>
  );
}
