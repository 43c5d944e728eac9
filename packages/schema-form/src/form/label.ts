import type { Branch } from '../schema/field.ts';
import type { FormSchema } from '../schema/form-schema.ts';

/**
 * A name for a union branch: its title, the consts that it requires (its tag), its type, or the members that it
 * requires; undefined when the schema says nothing that tells it apart.
 */
export function branchLabel(schema: FormSchema, branch: Branch): string | undefined {
  if (branch.isNull) return 'null';
  const field = schema.field(branch.spot);
  const own = branch.spot.onlyType === undefined ? branch.spot.places.at(-1) : undefined;
  const ownTitle = own && schema.field({ places: [own], settled: branch.spot.settled }).title;
  if (ownTitle !== undefined) return ownTitle;
  const { shape } = field;
  if (shape.kind !== 'object')
    return shape.kind === 'choice' ? optionNames(shape.options) : field.typeText || undefined;
  const required = shape.properties.filter((property) => property.required);
  const tags = required.flatMap(({ spot }) => {
    const { shape: child } = schema.field(spot);
    const [only, ...more] = child.kind === 'choice' ? child.options : [];
    return only !== undefined && more.length === 0 ? [only.label] : [];
  });
  const names = tags.length > 0 ? tags : required.map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : field.typeText;
}

function optionNames(options: readonly { readonly label: string }[]): string {
  const shown = options.slice(0, 3).map(({ label }) => label);
  return shown.length < options.length ? `${shown.join(' | ')} | …` : shown.join(' | ');
}
