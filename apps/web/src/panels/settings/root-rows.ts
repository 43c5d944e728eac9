import type { Settings } from '@lifeline/wire';

/** A root as it is being typed; an empty name is none. */
export interface RootRow {
  readonly uri: string;
  readonly name: string;
}

/** Roots have to be file URIs (client/roots, all revisions); what is still empty is no problem. */
export function rootProblem({ uri }: RootRow): 'no-file-uri' | undefined {
  return uri.trim() === '' || uri.trim().startsWith('file://') ? undefined : 'no-file-uri';
}

/** The roots of all rows that are filled in; undefined while one of them is wrong. */
export function rootsOf(rows: readonly RootRow[]): Settings['roots'] | undefined {
  if (rows.some((row) => rootProblem(row) !== undefined)) return undefined;
  return rows
    .filter(({ uri }) => uri.trim() !== '')
    .map(({ uri, name }) => ({ uri: uri.trim(), ...(name.trim() !== '' && { name: name.trim() }) }));
}
