import type { ItemKind } from '@lifeline/model';
import { LANGUAGES } from '@lifeline/protocol';
import type { SessionInfo, Settings } from '@lifeline/wire';
import type { Messages } from '../../i18n/messages.ts';
import type { Commands } from '../../source/commands.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { openOverlay } from '../overlays.ts';
import { goTo, LIBRARY_PANELS, navigate, type PanelName, SESSION_PANELS } from '../router.ts';
import { routeOfSession } from '../routes.ts';
import { sessionTitle } from '../session-title.ts';
import { PANEL_WORDS } from './aliases.ts';
import type { Searchable } from './match.ts';

export type EntryKind = ItemKind | 'panel' | 'session' | 'action';

export interface Entry extends Searchable {
  readonly key: string;
  readonly kind: EntryKind;
  readonly run: () => void;
}

/** What the palette is opened over. */
export interface PaletteContext {
  readonly t: Messages;
  readonly sessions: readonly SessionInfo[];
  readonly session?: { readonly info: SessionInfo; readonly store: TraceStore; readonly commands: Commands };
  readonly run: (promise: Promise<unknown>) => void;
  readonly change: (part: Partial<Settings>) => void;
}

/** Everything that can be gone to or done: panels, items of the session, sessions, actions. */
export function paletteEntries(context: PaletteContext): readonly Entry[] {
  return [...panels(context), ...actions(context), ...items(context), ...sessions(context)];
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

function sessions({ sessions: all }: PaletteContext): Entry[] {
  return all.map((info) => ({
    key: `session ${info.id}`,
    kind: 'session',
    label: sessionTitle(info),
    words: [info.commandLine.join(' ')],
    run: () => navigate(routeOfSession(info.id)),
  }));
}

function actions({ t, session, run, change }: PaletteContext): Entry[] {
  const entry = (key: string, label: string, act: () => void): Entry => ({
    key: `action ${key}`,
    kind: 'action',
    label,
    run: act,
  });
  const own: Entry[] = [];
  if (session !== undefined && !session.info.readOnly) {
    const { commands, info } = session;
    own.push(entry('restart', t.app.restart, () => run(commands.restart())));
    if (info.state === 'ready' || info.state === 'connecting') {
      own.push(entry('disconnect', t.app.disconnect, () => run(commands.disconnect())));
    }
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
    entry('help', t.app.help, () => openOverlay('help')),
  ];
}
