import { useT } from '../../i18n/language.ts';
import { Group, Switch } from './parts.tsx';
import type { GroupProps } from './settings-panel.tsx';

const SWITCHES = ['notes', 'hostLane', 'legend'] as const;

export function WireGroup({ settings, onChange }: GroupProps) {
  const t = useT();
  return (
    <Group title={t.settings.wire}>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          name={name}
          label={t.settings[name]}
          checked={settings[name]}
          onChange={(on) => onChange({ [name]: on })}
        />
      ))}
    </Group>
  );
}
