import type { SessionInfo } from '@lifeline/wire';
import { platformOf } from './command-line.ts';
import { draftOf, type LaunchDraft } from './launch-draft.ts';

/** What the connect form held last, and for which command; kept while the tab is open, also beside a session. */
let kept: { readonly draft: LaunchDraft; readonly command: string } | undefined;

export function keptDraft(): LaunchDraft | undefined {
  return kept?.draft;
}

export function keepDraft(draft: LaunchDraft, argv: readonly string[]): void {
  kept = { draft, command: JSON.stringify(argv) };
}

/** Puts a session's command into the form: as it was typed, if it was typed in this tab, else as it was started. */
export function editCommandOf(session: Pick<SessionInfo, 'commandLine' | 'cwd'>): void {
  const text = JSON.stringify(session.commandLine);
  if (kept?.command === text) return;
  const [command = '', ...args] = session.commandLine;
  const cwd = session.cwd ?? '';
  const draft = draftOf({ command, args, ...(cwd === '' ? {} : { cwd }) }, platformOf(cwd));
  kept = { draft, command: text };
}
