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
  const named = hooks.get('data-action') ?? [];
  const [, actions = ''] = /\n## Buttons\n([\s\S]*?)\n## /.exec(text) ?? [];
  hooks.set(
    'data-action',
    new Set([...named, ...[...actions.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? '')]),
  );
  return hooks;
}

const COUNT = /^\d+$/;
const YES = /^true$/;
const POINTER = /^(\/.*|[^/]*)$/s;
/** What values look like that cannot be named one by one. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'data-app': /^lifeline$/,
  'data-bytes': COUNT,
  'data-code': /^(\d+|[A-Z][A-Z0-9]*|)$/,
  'data-connection': COUNT,
  'data-count-shown': COUNT,
  'data-count-total': COUNT,
  'data-demo-step': COUNT,
  'data-done': /^(\d+|true|false)$/,
  'data-duration-ms': /^\d+(\.\d{1,3})?$/,
  'data-error-code': /^-?\d+$/,
  'data-exit-code': COUNT,
  'data-finding': /^[A-Z]{2,4}-\d\d$/,
  'data-finding-count': COUNT,
  'data-finding-place': POINTER,
  'data-fold': COUNT,
  'data-fold-from': COUNT,
  'data-fold-to': COUNT,
  'data-id': /^(-?\d+(\.\d+)?|".*"|null)$/s,
  'data-index': COUNT,
  'data-issues': COUNT,
  'data-list-count': COUNT,
  'data-log-seq': COUNT,
  'data-over-accepting': COUNT,
  'data-over-rejecting': COUNT,
  'data-pid': COUNT,
  'data-pointer': POINTER,
  'data-ready': YES,
  'data-request-seq': COUNT,
  'data-required': YES,
  'data-revision': /^\d{4}-\d\d-\d\d$/,
  'data-rule': /^[A-Z]{2,4}-\d\d$/,
  'data-round': /^[1-9]\d*$/,
  'data-rounds': /^[1-9]\d*$/,
  'data-run': /^[1-9]\d*$/,
  'data-select-seq': COUNT,
  'data-sent-issues': /^[1-9]\d*$/,
  'data-seq': COUNT,
  'data-session': /^([rs]-[\w-]+)?$/,
  'data-stale': YES,
  'data-stale-cases': /^[1-9]\d*$/,
  'data-suite-problems': /^[1-9]\d*$/,
  'data-task-changes': COUNT,
  'data-task-polls': COUNT,
  'data-total': COUNT,
  'data-ttl-ms': COUNT,
  'data-truncated': /^\d*$/,
};

/** Of use to the page itself only: styles, focus, the link between fields and JSON. */
const INTERNAL: ReadonlySet<string> = new Set([
  'data-at',
  'data-badge',
  'data-drawn-by',
  'data-hidden',
  'data-inset-focus',
  'data-lit',
]);

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

  /** Met with a value that does not look like one. */
  misshapen(): string[] {
    return Object.entries(FORMS).flatMap(([name, form]) =>
      [...(this.#seen.get(name) ?? [])]
        .filter((value) => !form.test(value))
        .map((value) => `${name}="${value}"`),
    );
  }

  /** Met, but named nowhere. */
  unknown(hooks: Hooks): string[] {
    return [...this.#seen.keys()].filter((name) => !hooks.has(name) && !INTERNAL.has(name));
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
