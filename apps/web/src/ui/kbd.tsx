import { classes } from './classes.ts';

const MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** Key names as this platform writes them: `Mod+K` is ⌘K on a Mac, Ctrl K elsewhere. */
export function keyLabel(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key === 'Mod' ? (MAC ? '⌘' : 'Ctrl') : key === 'Enter' ? '↵' : key))
    .join(MAC ? '' : ' ');
}

/** A key or a chord, `Mod+Enter`. */
export function Kbd({ keys, className }: { readonly keys: string; readonly className?: string }) {
  return <kbd className={classes('font-sans text-badge opacity-85', className)}>{keyLabel(keys)}</kbd>;
}
