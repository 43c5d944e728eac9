import { type Settings, switchesOf } from '@lifeline/wire';
import type { SettingsPort } from '../source/trace-source.ts';

/** What a recording is first shown with: as its reader's browser prefers, everything visible. */
export const VIEWER_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  timeoutMs: 60_000,
  progressExtends: false,
  totalTimeoutMs: 600_000,
  roundLimit: 10,
  answerRules: '[]',
  answersPaused: false,
  savedAnswers: [],
  era: 'auto',
  probeMs: 3000,
  clientInfo: { name: '', version: '' },
  revision: '',
  discovery: 'manual',
  roots: [],
  capabilities: switchesOf({}),
  traceContext: false,
  notes: false,
  hostLane: true,
  legend: true,
};

/** Settings that hold as long as the page. */
export function pageSettings(initial: Settings): SettingsPort {
  let settings = initial;
  return {
    load: async () => settings,
    change: async (part) => {
      settings = { ...settings, ...part };
      return settings;
    },
  };
}
