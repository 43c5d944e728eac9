import { useSyncExternalStore } from 'react';

export const SESSION_PANELS = [
  'overview',
  'tools',
  'resources',
  'prompts',
  'tasks',
  'inbox',
  'logs',
  'findings',
  'bench',
  'lessons',
  'recordings',
  'settings',
] as const;
export type PanelName = (typeof SESSION_PANELS)[number];

/** Panels that need no session. */
export const LIBRARY_PANELS = ['start', 'lessons', 'recordings', 'settings'] as const;
export type LibraryPanel = (typeof LIBRARY_PANELS)[number];

export const WIRE_VIEWS = ['sequence', 'timeline', 'raw'] as const;
export type WireView = (typeof WIRE_VIEWS)[number];

export interface StartRoute {
  readonly kind: 'start';
  readonly panel: LibraryPanel;
  /** The lesson that is open, in the panel `lessons`. */
  readonly lesson?: string;
}

/** Two recordings side by side. */
export interface CompareRoute {
  readonly kind: 'start';
  readonly panel: 'compare';
  /** Recording ids. */
  readonly a: string;
  readonly b: string;
}

export interface SessionRoute {
  readonly kind: 'session' | 'recording';
  /** Session id, or recording id. */
  readonly id: string;
  readonly panel: PanelName;
  /** The item shown by the panel: a tool's or prompt's name, a resource's uri, a lesson. */
  readonly name?: string;
  /** Position in its list, where an item before it has the same name. */
  readonly index?: number;
  readonly view: WireView;
  /** Selected event. */
  readonly sel?: number;
  /** Filter text. */
  readonly q?: string;
  /** Place in the item's definition that is lit, a JSON Pointer. */
  readonly place?: string;
  /** Moment that the page is set to (time travel), a seq. */
  readonly at?: number;
}

export type Route = StartRoute | CompareRoute | SessionRoute;

/** A change of the route; a member that is present and undefined is taken out. */
export type RoutePatch = {
  readonly [K in keyof SessionRoute]?: SessionRoute[K] | undefined;
};

const START: StartRoute = { kind: 'start', panel: 'start' };

function oneOf<T extends string>(list: readonly T[], value: string | undefined): T | undefined {
  return list.find((entry) => entry === value);
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A half-typed escape is text like any other.
    return text;
  }
}

function seqOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Reads a location hash (`#/s/<id>/<panel>/<name>?index=&place=&view=&q=&sel=&at=`, `#/compare/<a>/<b>`, `#/lesson/<id>`); what it does not know leads to the start page. */
export function parseRoute(hash: string): Route {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1));
  const [, head, id, panel, ...rest] = path.split('/');
  if (head === 'compare' && id && panel) {
    return { kind: 'start', panel: 'compare', a: decodePart(id), b: decodePart(panel) };
  }
  if (head === 'lesson' && id) return { kind: 'start', panel: 'lessons', lesson: decodePart(id) };
  if ((head !== 's' && head !== 'r') || id === undefined || id === '') {
    return { kind: 'start', panel: oneOf(LIBRARY_PANELS, head) ?? 'start' };
  }
  const index = seqOf(query.get('index'));
  const sel = seqOf(query.get('sel'));
  const at = seqOf(query.get('at'));
  const q = query.get('q');
  const place = query.get('place');
  return {
    kind: head === 's' ? 'session' : 'recording',
    id: decodePart(id),
    panel: oneOf(SESSION_PANELS, panel) ?? 'overview',
    ...(rest.length > 0 ? { name: decodePart(rest.join('/')) } : {}),
    ...(index === undefined ? {} : { index }),
    ...(place === null ? {} : { place }),
    view: oneOf(WIRE_VIEWS, query.get('view') ?? undefined) ?? 'sequence',
    ...(sel === undefined ? {} : { sel }),
    ...(q === null || q === '' ? {} : { q }),
    ...(at === undefined ? {} : { at }),
  };
}

/** The hash of a route, with the leading `#`. Inverse of `parseRoute`. */
export function formatRoute(route: Route): string {
  if (route.panel === 'compare') return `#/compare/${encode(route.a)}/${encode(route.b)}`;
  if (route.kind === 'start' && route.lesson !== undefined) return `#/lesson/${encode(route.lesson)}`;
  if (route.kind === 'start') return route.panel === 'start' ? '#/' : `#/${route.panel}`;
  const parts = [route.kind === 'session' ? 's' : 'r', encode(route.id), route.panel];
  if (route.name !== undefined) parts.push(encode(route.name));
  const query = new URLSearchParams();
  if (route.index !== undefined) query.set('index', String(route.index));
  if (route.place !== undefined) query.set('place', route.place.toWellFormed());
  if (route.view !== 'sequence') query.set('view', route.view);
  if (route.q !== undefined && route.q !== '') query.set('q', route.q);
  if (route.sel !== undefined) query.set('sel', String(route.sel));
  if (route.at !== undefined) query.set('at', String(route.at));
  const tail = query.toString();
  return `#/${parts.join('/')}${tail === '' ? '' : `?${tail}`}`;
}

/** A lone surrogate cannot be written in a URL; it becomes U+FFFD there. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Route after a patch. Another session or recording starts without selection, filter and item. */
export function patchRoute(route: Route, patch: RoutePatch): Route {
  const kind = patch.kind ?? (route.kind === 'start' ? 'session' : route.kind);
  const id = patch.id ?? (route.kind === 'start' ? '' : route.id);
  if (id === '') return START;
  const same = route.kind === kind && route.id === id;
  const base: Partial<SessionRoute> = same ? route : {};
  const panel = patch.panel ?? base.panel ?? 'overview';
  const sameItem = panel === base.panel && !('name' in patch);
  const kept = sameItem ? base : { ...base, name: undefined, index: undefined, place: undefined };
  const next = { ...kept, ...patch };
  return {
    kind,
    id,
    panel,
    view: next.view ?? 'sequence',
    ...(next.name === undefined ? {} : { name: next.name }),
    ...(next.index === undefined ? {} : { index: next.index }),
    ...(next.place === undefined ? {} : { place: next.place }),
    ...(next.sel === undefined ? {} : { sel: next.sel }),
    ...(next.q === undefined || next.q === '' ? {} : { q: next.q }),
    ...(next.at === undefined ? {} : { at: next.at }),
  };
}

let cached: { hash: string; route: Route } | undefined;

/** The route of the moment, outside of React. */
export function currentRoute(): Route {
  const hash = location.hash;
  if (cached?.hash !== hash) cached = { hash, route: parseRoute(hash) };
  return cached.route;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** Where the page is, kept up to date. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, currentRoute);
}

/** The session or recording route, or undefined on pages without one. */
export function useSessionRoute(): SessionRoute | undefined {
  const route = useRoute();
  return route.kind === 'start' ? undefined : route;
}

/** Goes to a route. Another page (session, panel, item) is a new step in the history, another selection is not. */
export function goTo(next: Route): void {
  const before = currentRoute();
  const hash = formatRoute(next);
  if (hash === formatRoute(before)) return;
  const step = placeOf(before) !== placeOf(next);
  if (step) history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  for (const listener of listeners) listener();
}

/** Changes parts of the session route: `navigate({ panel: 'tools', name: 'echo' })`, `navigate({ sel: undefined })`. */
export function navigate(patch: RoutePatch): void {
  goTo(patchRoute(currentRoute(), patch));
}

function placeOf(route: Route): string {
  return route.kind === 'start'
    ? formatRoute(route)
    : [route.kind, route.id, route.panel, route.name ?? null, route.index].join('\n');
}
