import type { Settings } from '@lifeline/wire';

type Roots = Settings['roots'];

/** Roots typed one a line, `file:///… Name`. `bad`: line numbers (from 1) without a file URI. */
export function parseRoots(text: string): { readonly roots: Roots; readonly bad: readonly number[] } {
  const roots: Roots = [];
  const bad: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '') return;
    const [uri = '', ...rest] = trimmed.split(/\s+/);
    const name = rest.join(' ');
    if (!uri.startsWith('file://')) bad.push(index + 1);
    else roots.push(name === '' ? { uri } : { uri, name });
  });
  return { roots, bad };
}

export function formatRoots(roots: Roots): string {
  return roots.map((root) => (root.name === undefined ? root.uri : `${root.uri} ${root.name}`)).join('\n');
}
