import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const DOCUMENT = path.resolve(import.meta.dirname, '..', '..', 'docs', 'driving.md');

/** Attributes of the contract, with their values where the page names them all. */
export type Hooks = ReadonlyMap<string, ReadonlySet<string>>;

/** The hooks that docs/driving.md promises; an empty set of values means "any". */
export function documentedHooks(): Hooks {
  const text = fs.readFileSync(DOCUMENT, 'utf8');
  const hooks = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of text.matchAll(/\b(data-[a-z-]+)(?:="([^"]*)")?/g)) {
    const values = hooks.get(name) ?? new Set();
    hooks.set(name, values);
    if (value.includes('\\|')) for (const one of value.split('\\|')) values.add(one);
  }
  const [, actions = ''] = /\| `\[data-action="…"\]` \| buttons: (.*) \|/.exec(text) ?? [];
  hooks.set('data-action', new Set([...actions.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? '')));
  return hooks;
}

/** Remembers which hooks a tour through the page has met. */
export class Tour {
  readonly #seen = new Map<string, Set<string>>();

  /** Takes stock of what the page holds now. */
  async look(page: Page): Promise<void> {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name }) => name.startsWith('data-'))
          .map(({ name, value }): [string, string] => [name, value.slice(0, 60)]),
      ),
    );
    for (const [name, value] of found) {
      const values = this.#seen.get(name) ?? new Set();
      values.add(value);
      this.#seen.set(name, values);
    }
  }

  /** Promised, but nowhere met. */
  missing(hooks: Hooks): string[] {
    return [...hooks].flatMap(([name, values]) => {
      const seen = this.#seen.get(name);
      if (seen === undefined) return [name];
      return [...values].filter((value) => !seen.has(value)).map((value) => `${name}="${value}"`);
    });
  }

  /** Met with a value that the contract does not name. */
  undocumented(hooks: Hooks): string[] {
    return [...hooks].flatMap(([name, values]) =>
      values.size === 0
        ? []
        : [...(this.#seen.get(name) ?? [])]
            .filter((one) => !values.has(one))
            .map((one) => `${name}="${one}"`),
    );
  }
}
