import { reveal } from '@lifeline/json';

/** Server text for places that take no elements (options, attributes): hidden characters stand as their codes. */
export function visibleText(text: string): string {
  return reveal(text)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.code}]`))
    .join('');
}
