import type { SuiteServer } from '@lifeline/suite';
import type { SuiteEdit } from '@lifeline/suite/file';
import type { SuiteDocument } from '@lifeline/wire';
import type { SuiteActions } from './bench.ts';
import { changeSuite, editDocument, type SuiteTarget } from './change-queue.ts';

export interface ActionParts {
  readonly target: SuiteTarget;
  /** Hash of a tool's present schema. */
  readonly presentHash: (tool: string) => string | undefined;
  /** What the server says it is. */
  readonly server: SuiteServer | undefined;
  readonly onFailure: (error: unknown) => void;
}

/** The changes of a suite, each told to `onFailure` when it was not accepted (undefined: it was). */
export function suiteActions({ target, presentHash, server, onFailure }: ActionParts): SuiteActions {
  const { port, sessionId } = target;
  const told = async <T>(promise: Promise<T>): Promise<T | undefined> => {
    onFailure(undefined);
    try {
      return await promise;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };
  const edit = (...edits: readonly SuiteEdit[]) => void told(editDocument(target, () => edits));
  const replace = async (load: (document: SuiteDocument) => Promise<SuiteDocument>) => {
    const done = await told(changeSuite(target, async (document) => ({ suite: await load(document) })));
    return done !== undefined;
  };
  return {
    changeCase: (id, change) =>
      void told(
        editDocument(target, ({ cases }) => {
          const one = cases.find((candidate) => candidate.id === id);
          return one === undefined ? [] : [{ kind: 'put-case', case: change(one) }];
        }),
      ),
    removeCase: (id) => edit({ kind: 'remove-case', id }),
    removeBase: (tool, name) => edit({ kind: 'remove-base', tool, name }),
    acceptSchema: (tool) => {
      const schema = presentHash(tool);
      if (schema === undefined) return;
      edit({ kind: 'put-schema', tool, schema }, ...(server === undefined ? [] : [serverEdit(server)]));
    },
    generate: (tool, base) =>
      told(changeSuite(target, ({ version }) => port.generate(sessionId, tool, base, version))),
    paste: (tool, text) =>
      told(changeSuite(target, ({ version }) => port.paste(sessionId, tool, text, version))),
    open: (path) => replace(() => port.open(sessionId, path)),
    openText: (text) => replace(({ version }) => port.put(sessionId, text, version)),
    save: (path, overwrite) => replace(() => port.save(sessionId, path, overwrite)),
    text: async () =>
      (await told(changeSuite(target, async (document) => ({ suite: document }))))?.suite.text,
  };
}

function serverEdit(server: SuiteServer): SuiteEdit {
  return { kind: 'put-server', server };
}
