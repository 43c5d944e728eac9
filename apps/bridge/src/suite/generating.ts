import { schemaHash } from '@lifeline/suite';
import { readSuite, type SuiteEdit } from '@lifeline/suite/file';
import type { SuiteGenerated } from '@lifeline/wire';
import { BridgeError } from '../errors.ts';
import type { SessionView } from './session-view.ts';
import type { SuiteWork } from './work.ts';

/** Edits that add generated cases, and what is told of them. */
export interface Generating extends Omit<SuiteGenerated, 'suite'> {
  readonly edits: readonly SuiteEdit[];
}

/** Plans the cases that a base of a tool gives reason for. Throws `bad-message`, `too-large`. */
export async function generating(
  text: string,
  view: SessionView,
  { tool, base: baseName }: { readonly tool: string; readonly base: string },
  work: SuiteWork,
): Promise<Generating> {
  const { suite } = readSuite(text);
  const kept = suite.tools.find(({ name }) => name === tool);
  const base = kept?.bases.find(({ name }) => name === baseName);
  const schemaText = view.inputSchema(tool);
  if (schemaText === undefined)
    throw new BridgeError('bad-message', `The server lists no tool “${tool}” with an inputSchema.`);
  if (base === undefined) {
    const hint = 'Keep a good call as its base first.';
    throw new BridgeError('bad-message', `The tool “${tool}” has no base called “${baseName}”.`, hint);
  }
  const schema = schemaHash(schemaText);
  const hasCases = suite.cases.some((one) => one.tool === tool);
  if (hasCases && kept?.schema !== undefined && kept.schema !== schema) {
    const hint = 'Look at what they expect and accept the new schema; then generate more.';
    throw new BridgeError(
      'bad-message',
      `The inputSchema of “${tool}” has changed since its cases were made.`,
      hint,
    );
  }
  const generated = await work.generate({ tool, base, schemaText });
  if (generated === undefined) {
    const hint = 'Look for patterns that backtrack without end.';
    throw new BridgeError('too-large', 'The schema takes too long to be checked.', hint);
  }
  if (!generated.ok)
    throw new BridgeError('bad-message', 'The base is no JSON object, so nothing of it can be changed.');
  const known = new Set(suite.cases.map(({ id }) => id));
  const added = generated.cases.filter(({ id }) => !known.has(id));
  const { name, version } = view.model.negotiation?.serverInfo ?? {};
  const server = { ...(name !== undefined && { name }), ...(version !== undefined && { version }) };
  return {
    edits: [
      ...(name === undefined ? [] : [{ kind: 'put-server', server } as const]),
      { kind: 'put-schema', tool, schema },
      ...added.map((one) => ({ kind: 'put-case', case: one }) as const),
    ],
    added: added.length,
    kept: generated.cases.length - added.length,
    omitted: [...generated.omitted],
  };
}
