import { exchangeCode } from './exchange.ts';

const KEY = 'lifeline.token';
const CHANNEL = 'lifeline.token';
const ASK_MS = 300;
const ASK_AGAIN_MS = 1000;

/** Splits the one-time code `t=<code>` from a hash: the rest is the route. */
export function splitCode(hash: string): { readonly code?: string; readonly rest: string } {
  const match = /(^#|[?&#])t=([\w-]+)/.exec(hash);
  if (match === null) return { rest: hash };
  const before = hash.slice(0, match.index).replace(/^#/, '');
  const after = hash.slice(match.index + match[0].length).replace(/^[&#?]/, '');
  const rest =
    before + (before.includes('/') && after !== '' && !after.startsWith('/') ? `?${after}` : after);
  return { code: match[2] ?? '', rest: rest === '' ? '' : `#${rest}` };
}

let token: string | undefined;

/** The token of this tab, once `obtainToken` found one. */
export function currentToken(): string | undefined {
  return token;
}

/** Takes another token, and keeps it for reloads of this tab. */
export function keepToken(next: string): void {
  token = next;
  sessionStorage.setItem(KEY, next);
}

export function forgetToken(): void {
  token = undefined;
  sessionStorage.removeItem(KEY);
}

/** `token` undefined: the page has to say what to do. `refused`: the link's code was used or is too old. */
interface TokenSearch {
  readonly token: string | undefined;
  readonly refused: boolean;
}

/**
 * Finds the token: the link's one-time code, then this tab's storage, then other open tabs. The code leaves the
 * address bar before anything else runs.
 */
export async function obtainToken(): Promise<TokenSearch> {
  const { code, rest } = splitCode(location.hash);
  let refused = false;
  if (code !== undefined) {
    history.replaceState(null, '', `${location.pathname}${location.search}${rest}`);
    const fresh = await exchangeCode(code);
    if (fresh === undefined) refused = true;
    else keepToken(fresh);
  }
  token ??= sessionStorage.getItem(KEY) ?? undefined;
  token ??= await askOtherTabs();
  if (token !== undefined) keepToken(token);
  return { token, refused };
}

/** Asks the open tabs of this origin; undefined when none answers in time or when all have the token `except`. */
export function askOtherTabs(except?: string): Promise<string | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const end = (found?: string) => {
      clearTimeout(timer);
      channel.close();
      resolve(found);
    };
    const timer = setTimeout(() => end(), ASK_MS);
    channel.onmessage = (event: MessageEvent<unknown>) => {
      const data = event.data;
      if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') {
        if (data.token !== except) end(data.token);
      }
    };
    channel.postMessage({ ask: true });
  });
}

/** Answers other tabs that ask, for as long as this tab is open. */
export function answerOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const data = event.data;
    if (typeof data === 'object' && data !== null && 'ask' in data && token !== undefined) {
      channel.postMessage({ token });
    }
  };
}

/** Waits until another tab has a token other than `except`: it may still be on its way there. Undefined once aborted. */
export async function tokenOfOtherTab(
  except: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const found = await askOtherTabs(except);
    if (found !== undefined && !signal.aborted) return found;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return undefined;
}
