import { createInterface } from 'node:readline';
import openInBrowser from 'open';

/** What a person at a terminal reads: control characters are shown, never obeyed. */
export function shown(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, (character) => {
    return `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
  });
}

/** Prints for the person, beside what a program may read from stdout. */
export function say(sentence: string): void {
  process.stderr.write(`${shown(sentence)}\n`);
}

/** A terminal that was closed, or a reader that left early, must not end the servers in disorder. */
export function ignoreLostTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Says how long the link holds. Where a person is at the terminal, Enter calls `onEnter` for a new one. */
export function listenForEnter(onEnter: () => void): void {
  const once = 'The link works once, within ten minutes; the page then stays open to reloads.';
  if (process.stdin.isTTY !== true) {
    say(`${once} POST /api/link gives a new one.`);
    return;
  }
  say(`${once} Press Enter for a new one, Ctrl-C to end.`);
  createInterface({ input: process.stdin, terminal: false }).on('line', onEnter);
}

/** Opens the link where there is a browser to open it in; the link was printed in any case. */
export async function openBrowser(link: string, env: NodeJS.ProcessEnv): Promise<void> {
  const hasScreen =
    process.platform !== 'linux' ||
    [env.DISPLAY, env.WAYLAND_DISPLAY, env.WSL_DISTRO_NAME].some((name) => name);
  if (!hasScreen) return;
  try {
    await openInBrowser(link);
  } catch {
    // no browser, or none that can be found: the printed link says it all
  }
}
