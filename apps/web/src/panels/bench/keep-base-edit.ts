import type { SuiteServer } from '@lifeline/suite';
import { isSameJson, schemaHash } from '@lifeline/suite';
import type { SuiteEdit } from '@lifeline/suite/file';
import { baseArguments } from './state/base-arguments.ts';
import { FIRST_BASE } from './state/bench.ts';
import { editDocument, type SuiteTarget } from './state/change-queue.ts';

/** A call that went well. */
export interface GoodCall {
  readonly tool: string;
  /** JSON text; undefined: it had no arguments. */
  readonly sent: string | undefined;
  /** JSON text of the tool's inputSchema. */
  readonly schemaText: string | undefined;
  readonly server: SuiteServer | undefined;
}

export interface KeptBase {
  readonly name: string;
  /** The same arguments had been kept before. */
  readonly isKnown: boolean;
  /** Environment variables that stand in the place of secrets. */
  readonly environment: readonly string[];
}

/** Keeps the arguments of a call as a base of its tool. Rejects with what the bridge had against it. */
export async function keepBase(target: SuiteTarget, call: GoodCall): Promise<KeptBase> {
  const { tool, schemaText, server } = call;
  const { text, environment } = baseArguments(call.sent, schemaText);
  let kept: KeptBase = { name: '', isKnown: false, environment };
  await editDocument(target, ({ tools }) => {
    const before = tools.find(({ name }) => name === tool);
    const known = before?.bases.find((base) => isSameJson(base.argumentsText, text));
    if (known !== undefined) {
      kept = { ...kept, name: known.name, isKnown: true };
      return [];
    }
    const name = freeName(before?.bases.map((base) => base.name) ?? []);
    kept = { ...kept, name };
    const edits: SuiteEdit[] = [{ kind: 'put-base', tool, base: { name, argumentsText: text } }];
    if (before?.schema === undefined && schemaText !== undefined) {
      edits.push({ kind: 'put-schema', tool, schema: schemaHash(schemaText) });
    }
    if (server !== undefined) edits.push({ kind: 'put-server', server });
    return edits;
  });
  return kept;
}

function freeName(taken: readonly string[]): string {
  if (!taken.includes(FIRST_BASE)) return FIRST_BASE;
  let number = 2;
  while (taken.includes(`${FIRST_BASE}-${number}`)) number += 1;
  return `${FIRST_BASE}-${number}`;
}
