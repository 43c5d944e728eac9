import type { EditedSuite, SuiteEdit, SuiteFile } from '@lifeline/suite/file';
import { KillableWorker, type Worked } from '../../../forms/worker/killable-worker.ts';
import { messages } from '../../../i18n/language.ts';
import { BridgeError } from '../../../source/errors.ts';

export type FileOrder =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'edit'; readonly text: string; readonly edits: readonly SuiteEdit[] };

export type FileResult =
  | { readonly kind: 'read'; readonly file: SuiteFile }
  | { readonly kind: 'edit'; readonly edited: EditedSuite };

/** Reading hundreds of cases takes tenths of a second; what takes this long does not end. */
const LIMIT_MS = 30_000;

const worker = new KillableWorker<FileOrder, FileResult>(async () => {
  const [{ createWorker }, { default: url }] = await Promise.all([
    import('../../../forms/worker/worker-url.ts'),
    import('./suite-file.worker.ts?worker&url'),
  ]);
  return createWorker(url);
});

let newest: { readonly text: string; readonly file: Promise<SuiteFile> } | undefined;

/** Reads a suite's text aside of the page, which stays responsive. The newest one is kept. Rejects with BridgeError. */
export function readSuiteAside(text: string): Promise<SuiteFile> {
  if (newest?.text === text) return newest.file;
  const file = worker.run({ kind: 'read', text }, LIMIT_MS).then((worked) => {
    if (isDone(worked) && worked.kind === 'read') return worked.file;
    newest = undefined; // to be tried again
    throw failure();
  });
  newest = { text, file };
  return file;
}

/** Makes edits in a suite's text, likewise. */
export async function editSuiteAside(text: string, edits: readonly SuiteEdit[]): Promise<EditedSuite> {
  const worked = await worker.run({ kind: 'edit', text, edits }, LIMIT_MS);
  if (isDone(worked) && worked.kind === 'edit') return worked.edited;
  throw failure();
}

function isDone(worked: Worked<FileResult>): worked is FileResult {
  return worked !== 'timeout' && worked !== 'failed';
}

function failure(): BridgeError {
  return new BridgeError('unreadable', messages().bench.notRead);
}
