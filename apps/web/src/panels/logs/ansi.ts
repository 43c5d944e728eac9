/**
 * Escape sequences of terminals (ECMA-48): CSI such as colours, OSC such as titles and links, other strings that end
 * with ST, and two-character ones. A string without its end counts as its two first characters only, so that it
 * cannot hide what follows.
 */
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is searched for
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/g;

/** Text without terminal escape sequences. `found`: there were some. */
export function stripAnsi(text: string): { readonly text: string; readonly found: boolean } {
  const plain = text.replace(SEQUENCES, '');
  return { text: plain, found: plain.length !== text.length };
}
