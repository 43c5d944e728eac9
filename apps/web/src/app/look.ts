import type { Settings } from '@lifeline/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { matchLanguage, setLanguage } from '../i18n/language.ts';

type Theme = 'light' | 'dark';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme of a setting at this moment. */
function resolveTheme(setting: Settings['theme'], systemDark: boolean): Theme {
  return setting === 'system' ? (systemDark ? 'dark' : 'light') : setting;
}

/** Shows a theme and a language, and keeps them for the first paint of the next load. */
export async function applyLook(settings: Pick<Settings, 'theme' | 'language'>): Promise<void> {
  document.documentElement.dataset.theme = resolveTheme(settings.theme, dark().matches);
  const language = settings.language === 'system' ? matchLanguage(navigator.languages) : settings.language;
  localStorage.setItem('lifeline.look', JSON.stringify({ theme: settings.theme, language }));
  await setLanguage(language);
}

function subscribe(listener: () => void): () => void {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Keeps the page's look as the settings (and the system) say. Returns the theme shown. */
export function useLook(settings: Settings): Theme {
  const systemDark = useSyncExternalStore(subscribe, () => dark().matches);
  const { theme, language } = settings;
  const shown = resolveTheme(theme, systemDark);
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
    void applyLook({ theme, language });
  }, [shown, theme, language]);
  return shown;
}
