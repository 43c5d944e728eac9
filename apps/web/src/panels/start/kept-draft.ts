import type { SessionInfo } from '@lifeline/wire';
import { platformOf } from './command-line.ts';
import { draftOf, type LaunchDraft } from './launch-draft.ts';

/** What the connect form held last, and for which command; kept while the tab is open, also beside a session. */
let kept: { readonly draft: LaunchDraft; readonly command: string } | undefined;

let tokenWish = false;

/** The draft that the form held last in this tab. */
export function keptDraft(): LaunchDraft | undefined {
  return kept?.draft;
}

/** Keeps a draft, and what it comes to: by that a session of it is found again. */
export function keepDraft(draft: LaunchDraft, argv: readonly string[]): void {
  kept = { draft, command: JSON.stringify(argv) };
}

/**
 * Puts a session's command or address into the form: as it was typed, if it was typed in this tab, else as it was
 * started; values of headers and variables are in no recording.
 */
export function editCommandOf(
  session: Pick<SessionInfo, 'commandLine' | 'cwd' | 'http'>,
  /** Leads to the field for the bearer token. */
  wantsToken = false,
): void {
  const text = JSON.stringify(session.commandLine);
  if (kept?.command !== text) kept = { draft: startedDraft(session), command: text };
  tokenWish = wantsToken;
}

/** Whether the form was opened to give a token; asked once. */
export function takeTokenWish(): boolean {
  const wish = tokenWish;
  tokenWish = false;
  return wish;
}

function startedDraft(session: Pick<SessionInfo, 'commandLine' | 'cwd' | 'http'>): LaunchDraft {
  if (session.http !== undefined) {
    const { url, headerNames, transport } = session.http;
    const headers = Object.fromEntries(headerNames.map((name) => [name, '']));
    const target = { url, headers, ...(transport !== 'auto' && { transport }) };
    return draftOf(target, platformOf(''));
  }
  const [command = '', ...args] = session.commandLine;
  const cwd = session.cwd ?? '';
  return draftOf({ command, args, ...(cwd === '' ? {} : { cwd }) }, platformOf(cwd));
}
