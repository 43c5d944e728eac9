import type { Suite } from '@lifeline/suite';
import type { SuiteEdit } from '@lifeline/suite/file';
import type { SuiteDocument } from '@lifeline/wire';
import type { QueryClient } from '@tanstack/react-query';
import { BridgeError } from '../../../source/errors.ts';
import { keys } from '../../../source/query-client.ts';
import type { SuitePort } from '../../../source/suites.ts';
import { editSuiteAside, readSuiteAside } from './suite-file.ts';

/** What a change of a suite is made with. */
export interface SuiteTarget {
  readonly sessionId: string;
  readonly port: SuitePort;
  readonly client: QueryClient;
}

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs changes of a session's suite one after the other, each on the document that the one before led to. Rejects
 * with what went wrong, after the bridge's document was read again.
 */
export function changeSuite<T extends { readonly suite: SuiteDocument }>(
  target: SuiteTarget,
  change: (document: SuiteDocument) => Promise<T>,
): Promise<T> {
  const { sessionId } = target;
  const next = (queues.get(sessionId) ?? Promise.resolve())
    .catch(() => undefined) // told to whoever made that change
    .then(() => changeNow(target, change));
  queues.set(sessionId, next);
  return next;
}

/** Resolves once every change made so far is with the bridge, or was refused. */
export async function changesMade(sessionId: string): Promise<void> {
  await queues.get(sessionId)?.catch(() => undefined); // told to whoever made the change
}

async function changeNow<T extends { readonly suite: SuiteDocument }>(
  { sessionId, port, client }: SuiteTarget,
  change: (document: SuiteDocument) => Promise<T>,
): Promise<T> {
  const queryKey = keys.suite(sessionId);
  const present = await client.fetchQuery({ queryKey, queryFn: () => port.load(sessionId) });
  try {
    const result = await change(present);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, result.suite);
    return result;
  } catch (error) {
    await client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Makes edits in the text; they show before the bridge has them. */
export function editDocument(
  target: SuiteTarget,
  edits: (suite: Suite) => readonly SuiteEdit[],
): Promise<unknown> {
  return changeSuite(target, async (document) => {
    const { suite } = await readSuiteAside(document.text);
    const edited = await editSuiteAside(document.text, edits(suite));
    if (!edited.ok) throw new BridgeError('unreadable', edited.message);
    const { text } = edited;
    if (text === document.text) return { suite: document };
    target.client.setQueryData(keys.suite(target.sessionId), { ...document, text, unsaved: true });
    return { suite: await target.port.put(target.sessionId, text, document.version) };
  });
}
