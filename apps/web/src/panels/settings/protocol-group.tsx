import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { ERAS } from '@lifeline/wire';
import { useT } from '../../i18n/language.ts';
import { ClientFields } from './client-fields.tsx';
import { Choice, Group, Switch } from './parts.tsx';
import { RootsFields } from './roots-fields.tsx';
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
      <RootsFields settings={settings} onChange={onChange} />
      <Switch
        name="trace-context"
        label={t.settings.traceContext}
        checked={settings.traceContext}
        onChange={(traceContext) => onChange({ traceContext })}
      />
    </Group>
  );
}
