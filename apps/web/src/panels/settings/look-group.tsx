import { LANGUAGES } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';
import { Choice, Group } from './parts.tsx';
import type { GroupProps } from './settings-panel.tsx';

const THEMES = ['system', 'light', 'dark'] as const;

export function LookGroup({ settings, onChange }: GroupProps) {
  const t = useT();
  return (
    <Group title={t.settings.look}>
      <Choice
        name="theme"
        label={t.settings.theme}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: t.settings.themes[value] }))}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        name="language"
        label={t.settings.language}
        value={settings.language}
        options={[
          { value: 'system', label: t.settings.asBrowser },
          ...LANGUAGES.map((value) => ({ value, label: t.app.languageNames[value] })),
        ]}
        onChange={(language) => onChange({ language })}
      />
    </Group>
  );
}
