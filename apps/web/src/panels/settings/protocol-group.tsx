import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { ERAS } from '@lifeline/wire';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Field } from '../../ui/field.tsx';
import { ClientFields } from './client-fields.tsx';
import { Choice, Group, Switch } from './parts.tsx';
import { formatRoots, parseRoots } from './roots-text.ts';
import { SecondsSetting } from './seconds-setting.tsx';
import type { GroupProps } from './settings-panel.tsx';

export function ProtocolGroup({ settings, onChange }: GroupProps) {
  const t = useT();
  return (
    <Group title={t.settings.protocol}>
      <Choice
        name="era"
        label={t.settings.era}
        value={settings.era}
        options={ERAS.map((value) => ({ value, label: t.settings.eras[value] }))}
        onChange={(era) => onChange({ era })}
      />
      {settings.era !== 'auto' ? null : (
        <SecondsSetting
          name="probe"
          label={t.settings.probe}
          hint={t.settings.probeHint}
          valueMs={settings.probeMs}
          onChange={(probeMs) => onChange({ probeMs })}
        />
      )}
      <Choice
        name="revision"
        label={t.settings.revision}
        value={settings.revision}
        options={LEGACY_REVISIONS.map((value) => ({ value: String(value), label: value }))}
        onChange={(revision) => onChange({ revision })}
      />
      <Choice
        name="discovery"
        label={t.settings.discovery}
        value={settings.discovery}
        options={[
          { value: 'auto', label: t.settings.discoveries.auto },
          { value: 'manual', label: t.settings.discoveries.manual },
        ]}
        onChange={(discovery) => onChange({ discovery })}
      />
      <ClientFields settings={settings} onChange={onChange} />
      <RootsField settings={settings} onChange={onChange} />
      <Switch
        name="trace-context"
        label={t.settings.traceContext}
        checked={settings.traceContext}
        onChange={(traceContext) => onChange({ traceContext })}
      />
    </Group>
  );
}

function RootsField({ settings, onChange }: GroupProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatRoots(settings.roots);
  const { roots, bad } = parseRoots(shown);
  const keep = () => {
    if (typed === undefined || bad.length > 0) return;
    onChange({ roots });
    setTyped(undefined);
  };
  return (
    <Field
      label={t.settings.roots}
      hint={t.settings.rootsHint}
      error={bad.length === 0 ? undefined : t.settings.rootsBad(bad.join(', '))}
    >
      {({ id, describedBy }) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={bad.length > 0}
          data-setting="roots"
          rows={Math.min(8, Math.max(2, shown.split('\n').length))}
          spellCheck={false}
          placeholder={t.settings.rootsPlaceholder}
          className="control h-auto resize-y py-1 font-mono text-wire"
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  );
}
