import { parseJson, quoteJson, splitPointer } from '@lifeline/json';
import { responseText } from '@lifeline/model';
import { useMemo } from 'react';
import { useRunning } from '../app/running.ts';
import type { Suggest } from '../forms/index.ts';
import { itemsOf, objectMember, readResponse } from '../results/response.ts';
import { useCommands, useStore, useStoreVersion } from '../source/hooks.ts';
import { rawText, settled } from './settled.ts';

/** What completions are asked for: a prompt by its name, or a template by its text. */
export interface CompletionRef {
  readonly type: 'ref/prompt' | 'ref/resource';
  readonly key: string;
}

/** Revisions from this one on know `context` (server/utilities/completion). */
const CONTEXT_SINCE = '2025-06-18';

/** `params` of completion/complete; the other arguments go along as context where the revision knows it. */
export function completionParams(
  ref: CompletionRef,
  name: string,
  value: string,
  argumentsText: string | undefined,
  revision: string | undefined,
): string {
  const refText = `{"type":${quoteJson(ref.type)},"${ref.type === 'ref/prompt' ? 'name' : 'uri'}":${quoteJson(ref.key)}}`;
  const parsed = parseJson(argumentsText ?? '{}');
  const members = parsed.ok && parsed.node.type === 'object' ? parsed.node.members : [];
  const others = members.flatMap(({ key, value: node }) =>
    key !== name && node.type === 'string' ? [`${quoteJson(key)}:${quoteJson(node.value)}`] : [],
  );
  const knowsContext = revision !== undefined && revision >= CONTEXT_SINCE;
  const context = knowsContext && others.length > 0 ? `,"context":{"arguments":{${others.join()}}}` : '';
  return `{"ref":${refText},"argument":{"name":${quoteJson(name)},"value":${quoteJson(value)}}${context}}`;
}

/** The values of a completion response; none where it is an error or broken. */
export function completionValues(response: string): readonly string[] {
  const completion = objectMember(readResponse(response)?.result, 'completion');
  const values = (itemsOf(completion, 'values') ?? []).flatMap((item) =>
    item.type === 'string' ? [item.value] : [],
  );
  return [...new Set(values)];
}

/** Completions for the fields of a form; undefined unless the server declared them and can be asked. */
export function useSuggest(sessionId: string, { type, key }: CompletionRef): Suggest | undefined {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const commands = useCommands(sessionId);
  const running = useRunning(sessionId);
  const { negotiation } = store.model;
  const declared = negotiation?.serverCapabilityNames.includes('completions') === true;
  const offered = declared && running;
  const revision = negotiation?.revision;
  return useMemo(() => {
    if (!offered) return undefined;
    return async (pointer, text, argumentsText) => {
      const [name, ...deeper] = splitPointer(pointer) ?? [];
      if (name === undefined || deeper.length > 0) return [];
      const params = completionParams({ type, key }, name, text, argumentsText, revision);
      const { responseSeq, id } = await settled(
        store,
        await commands.request('completion/complete', params, key),
      );
      const response = responseSeq === undefined ? undefined : await rawText(store, responseSeq);
      return response === undefined ? [] : completionValues(responseText(response, id));
    };
  }, [offered, store, commands, type, key, revision]);
}
