import { declaresSchema, type Prefill } from '@lifeline/wire';
import * as v from 'valibot';
import { formatCommandLine, type Platform, parseCommandLine } from './command-line.ts';
import { formatEnvLines, parseEnvLines } from './env-lines.ts';
import { formatHeaderLines, parseHeaderLines } from './header-lines.ts';
import { EMPTY_DRAFT, type LaunchDraft } from './launch-draft.ts';
import { readPasted } from './pasted.ts';

const KEY = 'lifeline.connect';

const storedSchema = v.object({
  scope: v.string(),
  draft: v.object({
    kind: v.picklist(['command', 'url']),
    command: v.string(),
    cwd: v.string(),
    env: v.string(),
    url: v.string(),
    headers: v.string(),
    transport: v.string(),
    manualHandshake: v.boolean(),
    revision: v.string(),
    declares: v.optional(declaresSchema),
  }),
});

/** What a form was filled in for: another start, or another configuration, begins anew. */
function scopeOf({ cwd, selected, targets }: Prefill): string {
  const servers = targets.map(({ name, target }) => [
    name,
    ...('url' in target ? [target.url] : [target.command, ...target.args]),
  ]);
  return JSON.stringify([cwd, selected ?? null, servers]);
}

/** Keeps what the form holds over a reload of the tab; of variables, headers and the token no values. */
export function storeDraft(draft: LaunchDraft, prefill: Prefill, platform: Platform): void {
  const { token: _token, ...kept } = withoutValues(draft, platform);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ scope: scopeOf(prefill), draft: kept }));
  } catch {
    // no room, or no storage in this browser: the form is kept as long as the page is
  }
}

/** What the form held before a reload of the tab; undefined where it was for something else. */
export function storedDraft(prefill: Prefill): LaunchDraft | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  const read = v.safeParse(storedSchema, JSON.parse(text));
  if (!read.success || read.output.scope !== scopeOf(prefill)) return undefined;
  return { ...EMPTY_DRAFT, ...read.output.draft, declares: read.output.draft.declares };
}

function withoutValues(draft: LaunchDraft, platform: Platform): LaunchDraft {
  const line = parseCommandLine(draft.command, platform);
  // a configuration may hold values anywhere
  const command = readPasted(draft.command) === undefined ? draft.command : '';
  return {
    ...draft,
    token: '',
    command: line.env.length === 0 ? command : formatCommandLine(line.argv, platform),
    env: formatEnvLines(named(parseEnvLines(draft.env).env)),
    headers: formatHeaderLines(named(parseHeaderLines(draft.headers).headers)),
  };
}

function named(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}
