import { useT } from '../../i18n/language.ts';
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
    </Group>
  );
}
