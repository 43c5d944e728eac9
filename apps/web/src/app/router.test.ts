import { beforeEach, describe, expect, it } from 'vitest';
import { currentRoute, formatRoute, goTo, navigate, parseRoute, patchRoute, type Route } from './router.ts';

const session: Route = { kind: 'session', id: 's-1', panel: 'tools', view: 'sequence' };

describe('parseRoute and formatRoute', () => {
  it.each<[string, Route]>([
    ['#/', { kind: 'start', panel: 'start' }],
    ['#/settings', { kind: 'start', panel: 'settings' }],
    ['#/s/s-1/tools', session],
    ['#/s/s-1/tools/', { ...session, name: '' }],
    ['#/s/s-1/tools/twice?index=4', { ...session, name: 'twice', index: 4 }],
    ['#/s/s-1/tools/echo?place=%2Fname', { ...session, name: 'echo', place: '/name' }],
    ['#/s/s-1/tools/a%2Fb%3F%20%E6%BC%A2', { ...session, name: 'a/b? 漢' }],
    [
      '#/r/x/overview?view=raw&q=is%3Aerror&sel=12&at=9',
      { kind: 'recording', id: 'x', panel: 'overview', view: 'raw', q: 'is:error', sel: 12, at: 9 },
    ],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(formatRoute(route)).toBe(hash);
  });

  it.each([
    ['', { kind: 'start', panel: 'start' }],
    ['#nonsense', { kind: 'start', panel: 'start' }],
    ['#/s/', { kind: 'start', panel: 'start' }],
    ['#/s/s-1', { ...session, panel: 'overview' }],
    ['#/s/s-1/nothing?view=x&sel=-1&q=', { ...session, panel: 'overview' }],
    ['#/s/s-1/tools/100%', { ...session, name: '100%' }],
  ])('%s is read as far as it makes sense', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('writes a name with a lone surrogate', () => {
    expect(formatRoute({ ...session, name: 'a\ud800' })).toBe('#/s/s-1/tools/a%EF%BF%BD');
  });
});

describe('patchRoute', () => {
  it('keeps a place for as long as its item is shown', () => {
    const placed: Route = { ...session, name: 'echo', place: '' };
    expect(patchRoute(placed, { sel: 4 })).toEqual({ ...placed, sel: 4 });
    expect(patchRoute(placed, { name: 'other' })).toEqual({ ...session, name: 'other' });
  });

  const full: Route = { ...session, name: 'echo', view: 'raw', q: 'x', sel: 3, at: 2 };

  it('changes, keeps and takes out', () => {
    expect(patchRoute(full, { sel: 4 })).toEqual({ ...full, sel: 4 });
    expect(patchRoute(full, { sel: undefined, q: '' })).toEqual({
      ...session,
      name: 'echo',
      view: 'raw',
      at: 2,
    });
  });

  it('drops the position with the name', () => {
    const second: Route = { ...full, index: 7 };
    expect(patchRoute(second, { sel: 4 })).toEqual({ ...second, sel: 4 });
    expect(patchRoute(second, { name: 'add' })).toEqual({ ...full, name: 'add' });
    expect(patchRoute(full, { name: 'echo', index: 7 })).toEqual(second);
  });

  it('drops the item with the panel, and everything with the session', () => {
    expect(patchRoute(full, { panel: 'prompts' })).toEqual({
      ...session,
      panel: 'prompts',
      view: 'raw',
      q: 'x',
      sel: 3,
      at: 2,
    });
    expect(patchRoute(full, { id: 's-2' })).toEqual({ ...session, id: 's-2', panel: 'overview' });
  });

  it('stays on the start page without a session', () => {
    expect(patchRoute({ kind: 'start', panel: 'settings' }, { panel: 'tools' })).toEqual({
      kind: 'start',
      panel: 'start',
    });
  });
});

describe('navigation', () => {
  beforeEach(() => history.replaceState(null, '', '#/'));

  it('makes a step in the history for pages, none for selections', () => {
    goTo(session);
    const steps = history.length;
    navigate({ sel: 4 });
    navigate({ q: 'is:error' });
    expect(history.length).toBe(steps);
    expect(location.hash).toBe('#/s/s-1/tools?q=is%3Aerror&sel=4');
    navigate({ name: 'echo' });
    expect(history.length).toBe(steps + 1);
    expect(currentRoute()).toEqual({ ...session, name: 'echo', q: 'is:error', sel: 4 });
  });
});
