import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Drafts } from './drafts.ts';
import { defaultSettings, SettingsStore } from './settings.ts';

const home = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-settings-'));
afterAll(() => fs.rmSync(home, { recursive: true }));
/** A directory in which nothing can be made: a file stands in its place. */
const nowhere = path.join(home, 'file');
fs.writeFileSync(nowhere, '');

function open(directory: string) {
  const said: string[] = [];
  return { said, store: new SettingsStore(directory, {}, (sentence) => said.push(sentence)) };
}

describe('SettingsStore', () => {
  it('keeps a part that was changed for the next start', () => {
    open(home).store.change({ theme: 'dark', timeoutMs: 5 });
    expect(open(home).store.value).toEqual({ ...defaultSettings({}), theme: 'dark', timeoutMs: 5 });
    expect(fs.statSync(path.join(home, 'settings.json')).mode & 0o777).toBe(0o600);
  });

  it.each([
    { theme: 'pink' },
    { timeoutMs: 0 },
    { timeoutMs: 1e20 },
    { timeoutMs: 1_000_000_001 },
    { revision: '1999-01-01' },
    7,
  ])('refuses %j', (part) => {
    expect(() => open(home).store.change(part)).toThrow();
  });

  it('takes what is right of a file that is partly wrong', () => {
    const directory = fs.mkdtempSync(path.join(home, 'part-'));
    fs.writeFileSync(path.join(directory, 'settings.json'), '{"theme":"dark","timeoutMs":"no","extra":1}');
    expect(open(directory).store.value).toEqual({ ...defaultSettings({}), theme: 'dark' });
  });

  it('goes on with the usual settings where the file is no JSON, and says so', () => {
    const directory = fs.mkdtempSync(path.join(home, 'bad-'));
    fs.writeFileSync(path.join(directory, 'settings.json'), '{\n  "theme": dark');
    const { said, store } = open(directory);
    expect(store.value).toEqual(defaultSettings({}));
    expect(said[0]).toMatch(/not JSON \(line 2, column 12\), so the usual settings hold/);
    expect(said).toHaveLength(1);
  });

  it('keeps changes in memory where nothing can be written', () => {
    const { said, store } = open(nowhere);
    expect(store.change({ theme: 'light' }).theme).toBe('light');
    expect(store.value.theme).toBe('light');
    expect(said.at(-1)).toMatch(/cannot be written/);
  });

  it('starts in the language of a Chinese terminal, else of the browser', () => {
    expect(defaultSettings({ LANG: 'zh_TW.UTF-8' }).language).toBe('zh-TW');
    expect(defaultSettings({ LANG: 'zh_CN.UTF-8' }).language).toBe('zh-CN');
    expect(defaultSettings({ LANG: 'de_DE.UTF-8' }).language).toBe('system');
    expect(defaultSettings({ LC_ALL: 'C', LANG: 'zh_CN' }).language).toBe('system');
  });
});

describe.each([
  ['on the disk', home],
  ['in memory', nowhere],
])('Drafts %s', (_name, directory) => {
  it('keeps JSON text as it is, under any key', () => {
    const drafts = new Drafts(directory);
    drafts.put('../../x\0 tool', ' {"n":1.0,"n":2} ');
    expect(drafts.get('../../x\0 tool')).toBe(' {"n":1.0,"n":2} ');
    expect(drafts.get('other')).toBe('null');
    drafts.delete('../../x\0 tool');
    expect(drafts.get('../../x\0 tool')).toBe('null');
  });

  it('forgets all of them', () => {
    const drafts = new Drafts(directory);
    drafts.put('a', '1');
    drafts.clear();
    expect(drafts.get('a')).toBe('null');
  });

  it('refuses what is no JSON', () => {
    expect(() => new Drafts(directory).put('a', '{')).toThrow(/must be JSON/);
  });
});
