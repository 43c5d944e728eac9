import type { ItemKind } from '@lifeline/model';
import { LANGUAGES } from '@lifeline/protocol';
import type { SessionInfo, Settings, StartRequest } from '@lifeline/wire';
import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { DEMO_REQUEST, PLAYGROUND_REQUEST } from '../../panels/start/start-requests.ts';
import type { Commands } from '../../source/commands.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import type { KeyBinding } from '../keys.ts';
import { goTo, LIBRARY_PANELS, navigate, type PanelName, SESSION_PANELS } from '../router.ts';
import { routeOfSession } from '../routes.ts';
import { isRunning } from '../running.ts';
import { sessionNames } from '../session-names.ts';
import { PANEL_WORDS } from './aliases.ts';
import type { Searchable } from './match.ts';

export type EntryKind = ItemKind | 'panel' | 'session' | 'action';

export interface Entry extends Searchable {
  readonly key: string;
  readonly kind: EntryKind;
  readonly run: () => void;
  /** The key that does the same. */
  readonly keys?: string;
}

/** What the palette is opened over. */
export interface PaletteContext {
  readonly t: Messages;
  readonly format: Format;
  readonly sessions: readonly SessionInfo[];
  readonly session?: { readonly info: SessionInfo; readonly store: TraceStore; readonly commands: Commands };
  readonly run: (promise: Promise<unknown>) => void;
  readonly change: (part: Partial<Settings>) => void;
  readonly keys: readonly KeyBinding[];
  readonly start: (request: StartRequest) => void;
}

/** Everything that can be gone to or done: panels, items of the session, sessions, actions. */
export function paletteEntries(context: PaletteContext): readonly Entry[] {
  return [
    ...panels(context),
    ...actions(context),
    ...items(context),
    ...sessions(context),
    ...keyed(context),
  ];
}

function panels({ t, session }: PaletteContext): Entry[] {
  const entry = (panel: PanelName | 'start', run: () => void): Entry => ({
    key: `panel ${panel}`,
    kind: 'panel',
    label: t.app.panels[panel],
    ...(panel === 'start' ? {} : { words: PANEL_WORDS[panel] }),
    run,
  });
  if (session === undefined) {
    return LIBRARY_PANELS.map((panel) => entry(panel, () => goTo({ kind: 'start', panel })));
  }
  return [
    ...SESSION_PANELS.map((panel) => entry(panel, () => navigate({ panel }))),
    entry('start', () => goTo({ kind: 'start', panel: 'start' })),
  ];
}

const ITEM_PANELS: Record<ItemKind, PanelName> = {
  tool: 'tools',
  resource: 'resources',
  template: 'resources',
  prompt: 'prompts',
};
const ITEM_KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];

function items({ session }: PaletteContext): Entry[] {
  if (session === undefined) return [];
  return ITEM_KINDS.flatMap((kind) =>
    session.store.model.catalogue(kind).items.map((item) => ({
      key: `${kind} ${item.index}`,
      kind,
      label: item.name === '' ? item.key : item.name,
      words: [item.title, item.description].filter((word) => word !== undefined),
      run: () => navigate({ panel: ITEM_PANELS[kind], name: item.key }),
    })),
  );
}

function sessions({ sessions: all, format, t }: PaletteContext): Entry[] {
  const names = sessionNames(all, format, t.app.states.recorded);
  return all.map((info) => ({
    key: `session ${info.id}`,
    kind: 'session',
    label: names.get(info.id) ?? info.id,
    words: [info.commandLine.join(' ')],
    run: () => navigate(routeOfSession(info.id)),
  }));
}

/** What has a key on this page can be found by its name, too. */
function keyed({ keys }: PaletteContext): Entry[] {
  return keys.map((binding) => {
    const [key = ''] = binding.keys;
    return {
      key: `key ${key}`,
      kind: 'action',
      label: binding.label,
      keys: key,
      run: () => binding.run(new KeyboardEvent('keydown', { key })),
    };
  });
}

function actions({ t, session, run, change, start }: PaletteContext): Entry[] {
  const entry = (key: string, label: string, act: () => void): Entry => ({
    key: `action ${key}`,
    kind: 'action',
    label,
    run: act,
  });
  const own: Entry[] = [
    entry('demo', t.start.demo.start, () => start(DEMO_REQUEST)),
    entry('playground', t.start.demo.playground, () => start(PLAYGROUND_REQUEST)),
  ];
  if (session !== undefined && isRunning(session.info, session.store.model)) {
    const { commands } = session;
    own.push(entry('disconnect', t.app.disconnect, () => run(commands.disconnect())));
  }
  const theme = (name: 'light' | 'dark' | 'system') =>
    entry(`theme ${name}`, t.app.theme.next(t.app.theme[name]), () => change({ theme: name }));
  return [
    ...own,
    theme('light'),
    theme('dark'),
    theme('system'),
    ...LANGUAGES.map((language) =>
      entry(`language ${language}`, t.app.languageNames[language], () => change({ language })),
    ),
  ];
}
