import { LANGUAGES } from '@lifeline/protocol';
import { Moon, Sun } from 'lucide-react';
import { useLanguage, useT } from '../i18n/language.ts';
import { useChangeSettings, useSettings } from '../source/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLook } from './look.ts';
import { useRun } from './run.ts';

/** Language of the page; kept by the bridge. "As the browser" is chosen in Settings. */
export function LanguageSelect() {
  const t = useT();
  const language = useLanguage();
  const change = useChangeSettings();
  const run = useRun();
  return (
    <select
      data-lang=""
      aria-label={t.app.language}
      title={t.app.language}
      className="control shrink-0 cursor-pointer text-text-2"
      value={language}
      onChange={(event) => {
        const chosen = LANGUAGES.find((entry) => entry === event.target.value);
        if (chosen !== undefined) run(change({ language: chosen }));
      }}
    >
      {LANGUAGES.map((entry) => (
        <option key={entry} value={entry} lang={entry}>
          {t.app.languageNames[entry]}
        </option>
      ))}
    </select>
  );
}

/** Switches between light and dark; kept by the bridge. "As the system" is chosen in Settings. */
export function ThemeToggle() {
  const t = useT();
  const shown = useLook(useSettings());
  const change = useChangeSettings();
  const run = useRun();
  return (
    <IconButton
      icon={shown === 'dark' ? Moon : Sun}
      data-theme-toggle={shown}
      label={t.app.theme.next(t.app.theme[shown])}
      onClick={() => run(change({ theme: shown === 'dark' ? 'light' : 'dark' }))}
    />
  );
}
