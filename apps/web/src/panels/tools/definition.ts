import { prettyJson, quoteJson } from '@lifeline/json';
import { memberText } from '../catalogue/entry.ts';

/** The members of a tool that a host hands to a model. */
const MEMBERS = ['name', 'description', 'inputSchema'] as const;

/**
 * A tool as a host hands it to the model: name, description and inputSchema with their source text, indented. Absent
 * members stay absent. Undefined when the entry is no object or has none of them.
 */
export function toolDefinition(entryText: string): string | undefined {
  const members = MEMBERS.flatMap((key) => {
    const text = memberText(entryText, key);
    return text === undefined ? [] : [`${quoteJson(key)}:${text}`];
  });
  return members.length === 0 ? undefined : prettyJson(`{${members.join()}}`);
}
