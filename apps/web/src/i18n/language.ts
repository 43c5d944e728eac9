import { LANGUAGES, type Language } from '@lifeline/protocol';
import { useSyncExternalStore } from 'react';
import type { Messages } from './messages.ts';

const LOADERS: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

interface Active {
  readonly language: Language;
  readonly messages: Messages;
}

let active: Active | undefined;
let wanted: Language | undefined;
const listeners = new Set<() => void>();

/** Loads a catalogue and makes it the page's language. Until it is there, the former one stays. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (active?.language === language) return;
  const { messages } = await LOADERS[language]();
  if (wanted !== language) return;
  active = { language, messages };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language of a browser's list that comes first among ours; Traditional for Taiwan, Hong Kong and Macao. */
export function matchLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const lower = tag.toLowerCase();
    if (/^zh\b.*(hant|tw|hk|mo)/.test(lower)) return 'zh-TW';
    if (lower.startsWith('zh')) return 'zh-CN';
    const base = lower.split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found !== undefined) return found;
  }
  return 'en';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Active {
  if (active === undefined) throw new Error('no language has been loaded yet: await setLanguage first');
  return active;
}

/** Texts of the page's language, outside of React. */
export function messages(): Messages {
  return current().messages;
}

/** Texts of the page's language: `useT().wire.legend.request`. */
export function useT(): Messages {
  return useSyncExternalStore(subscribe, current).messages;
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, current).language;
}
