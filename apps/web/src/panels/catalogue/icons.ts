import { parseJson } from '@lifeline/json';
import { itemsOf, stringOf } from '../../results/response.ts';

/** An icon that an entry names (2025-11-25 on, basic#icons). */
export interface Icon {
  readonly src: string;
  readonly mimeType: string | undefined;
  readonly sizes: string;
  readonly theme: string | undefined;
  /** base64 of a `data:` address. */
  readonly base64: string | undefined;
  /** Host of an address that a browser can open. */
  readonly host: string | undefined;
}

/** The icons of an entry, as sent; what is no object with `src` is left out here and stands in the definition. */
export function iconsOf(entryText: string): readonly Icon[] {
  if (!entryText.includes('"icons"')) return [];
  const parsed = parseJson(entryText);
  const icons = parsed.ok ? (itemsOf(parsed.node, 'icons') ?? []) : [];
  return icons.flatMap((icon) => {
    const src = stringOf(icon, 'src');
    if (src === undefined) return [];
    const sizes = itemsOf(icon, 'sizes')?.flatMap((size) => (size.type === 'string' ? [size.value] : []));
    return [
      {
        src,
        mimeType: stringOf(icon, 'mimeType'),
        sizes: sizes?.join(' ') ?? stringOf(icon, 'sizes') ?? '',
        theme: stringOf(icon, 'theme'),
        base64: /^data:[^,]*;base64,(?<data>.*)$/s.exec(src)?.groups?.data,
        host: hostOf(src),
      },
    ];
  });
}

function hostOf(src: string): string | undefined {
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return undefined;
  return new URL(src).host;
}
