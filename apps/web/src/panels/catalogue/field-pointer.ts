/**
 * The field of a tool's form that a place in its definition is about, or the nearest one around it, as JSON Pointer into
 * the arguments: `/a/b` of `/inputSchema/properties/a/properties/b/default`. Undefined where it is about none.
 */
export function fieldPointer(place: string): string | undefined {
  const [, root, ...steps] = place.split('/');
  if (root !== 'inputSchema') return undefined;
  let pointer = '';
  for (let at = 0; steps[at] === 'properties' && steps[at + 1] !== undefined; at += 2) {
    pointer += `/${steps[at + 1]}`;
  }
  return pointer === '' ? undefined : pointer;
}
