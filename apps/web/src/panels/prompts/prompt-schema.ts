import { parseJson, quoteJson } from '@lifeline/json';
import { isTrue, itemsOf, stringOf } from '../../results/response.ts';

/**
 * A schema for a prompt's arguments, made from the `arguments` of its list entry: values are strings (revision
 * 2024-11-05 on, server/prompts). Entries without a name are left out.
 */
export function promptSchema(entryText: string): string {
  const parsed = parseJson(entryText);
  const properties = new Map<string, string>();
  const required = new Set<string>();
  for (const node of (parsed.ok ? itemsOf(parsed.node, 'arguments') : undefined) ?? []) {
    const name = stringOf(node, 'name');
    if (name === undefined) continue;
    const notes = (['title', 'description'] as const).flatMap((key) => {
      const text = stringOf(node, key);
      return text === undefined ? [] : [`,${quoteJson(key)}:${quoteJson(text)}`];
    });
    properties.set(name, `{"type":"string"${notes.join('')}}`);
    if (isTrue(node, 'required')) required.add(name);
    else required.delete(name);
  }
  const members = [...properties].map(([name, schema]) => `${quoteJson(name)}:${schema}`);
  return `{"type":"object","properties":{${members.join()}},"required":[${[...required].map(quoteJson).join()}]}`;
}
