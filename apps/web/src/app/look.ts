import type { Language } from '@lifeline/protocol';
import type { Settings } from '@lifeline/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { matchLanguage, setLanguage } from '../i18n/language.ts';
import { writeStored } from '../ui/storage.ts';

type Theme = 'light' | 'dark';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme of a setting at this moment. */
function resolveTheme(setting: Settings['theme'], systemDark: boolean): Theme {
  return setting === 'system' ? (systemDark ? 'dark' : 'light') : setting;
}

type Look = Pick<Settings, 'theme' | 'language'>;

function resolveLanguage(setting: Settings['language']): Language {
  return setting === 'system' ? matchLanguage(navigator.languages) : setting;
}

/** Shows a theme and a language. */
export async function applyLook({ theme, language }: Look): Promise<void> {
  document.documentElement.dataset.theme = resolveTheme(theme, dark().matches);
  await setLanguage(resolveLanguage(language));
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

/** Keeps the look of the settings for the first paint of the next load. */
export function useKeptLook({ theme, language }: Settings): void {
  useEffect(() => {
    writeStored('lifeline.look', JSON.stringify({ theme, language: resolveLanguage(language) }));
  }, [theme, language]);
}
