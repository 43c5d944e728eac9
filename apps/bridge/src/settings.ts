import path from 'node:path';
import { checkJson } from '@lifeline/json';
import type { LegacyRevision } from '@lifeline/protocol';
import { type Settings, settingsSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { legacyRevision } from './client-options.ts';
import { environmentLanguage } from './demo-options.ts';
import { BridgeError, systemReason } from './errors.ts';
import { readIfThere, replaceFile } from './home.ts';

const LATEST: LegacyRevision = '2025-11-25';

/** What holds until the person chooses; a terminal in Chinese tells the language, else the browser does. */
export function defaultSettings(env: NodeJS.ProcessEnv): Settings {
  const spoken = environmentLanguage(env);
  return {
    theme: 'system',
    language: spoken === 'en' ? 'system' : spoken,
    timeoutMs: 60_000,
    progressExtends: false,
    totalTimeoutMs: 600_000,
    roundLimit: 10,
    answerRules: '[]',
    answersPaused: false,
    savedAnswers: [],
    era: 'auto',
    probeMs: 3000,
    revision: LATEST,
    discovery: 'auto',
    clientInfo: { name: '', version: '' },
    roots: [],
    capabilities: {
      roots: true,
      rootsListChanged: false,
      sampling: true,
      samplingTools: false,
      samplingContext: false,
      elicitation: true,
      elicitationForm: true,
      elicitationUrl: false,
      serverTasks: false,
      serverTasksSampling: true,
      serverTasksElicitation: true,
      serverTasksList: true,
      serverTasksCancel: true,
      apps: false,
      tasks: false,
    },
    traceContext: false,
    notes: false,
    hostLane: true,
    legend: true,
  };
}

/** The person's settings, in a file of the data directory as long as that can be written, else in memory. */
export class SettingsStore {
  readonly #file: string;
  readonly #log: (sentence: string) => void;
  readonly #listeners = new Set<() => void>();
  #value: Settings;

  constructor(home: string, env: NodeJS.ProcessEnv, log: (sentence: string) => void) {
    this.#file = path.join(home, 'settings.json');
    this.#log = log;
    this.#value = { ...defaultSettings(env), ...this.#read() };
  }

  get value(): Settings {
    return this.#value;
  }

  /** Calls back after each change. */
  listen(changed: () => void): void {
    this.#listeners.add(changed);
  }

  /** Changes a part. Throws `bad-message` for what is no setting. */
  change(part: unknown): Settings {
    const parsed = v.safeParse(v.partial(settingsSchema), part);
    if (!parsed.success)
      throw new BridgeError('bad-message', `These are no settings: ${v.summarize(parsed.issues)}`);
    if (parsed.output.revision !== undefined) legacyRevision(parsed.output.revision);
    this.#value = { ...this.#value, ...defined(parsed.output) };
    try {
      replaceFile(this.#file, `${JSON.stringify(this.#value, undefined, 2)}\n`);
    } catch (error) {
      this.#log(
        `Settings hold until Lifeline ends; ${this.#file} cannot be written: ${systemReason(error)}.`,
      );
    }
    for (const changed of this.#listeners) changed();
    return this.#value;
  }

  /** Each member of the file on its own: one that is wrong does not take the others with it. */
  #read(): Partial<Settings> {
    try {
      const text = readIfThere(this.#file) ?? '{}';
      const error = checkJson(text);
      if (error !== undefined) {
        const place = `line ${error.line}, column ${error.column}`;
        this.#log(`${this.#file} is not JSON (${place}), so the usual settings hold. ${error.reason}`);
        return {};
      }
      const value: unknown = JSON.parse(text);
      const members = Object.entries(settingsSchema.entries).map(([name, schema]) => {
        const member = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        return [name, v.is(schema, member) ? member : undefined];
      });
      return defined(v.parse(v.partial(settingsSchema), Object.fromEntries(members)));
    } catch (error) {
      this.#log(`${this.#file} cannot be read, so the usual settings hold: ${systemReason(error)}.`);
      return {};
    }
  }
}

/** Without the members that are undefined. */
function defined(part: { readonly [K in keyof Settings]?: Settings[K] | undefined }): Partial<Settings> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
