import { classes } from './classes.ts';

const MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

const SYMBOLS: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Key names as this platform writes them: `Mod+K` is ⌘K on a Mac, Ctrl K elsewhere. */
export function keyLabel(keys: string): string {
  const chord = keys.includes('+') && keys.length > 1;
  return keys
    .split('+')
    .map((key) => (chord && key.length === 1 ? key.toUpperCase() : nameOf(key)))
    .join(MAC ? '' : ' ');
}

function nameOf(key: string): string {
  if (key === 'Mod') return MAC ? '⌘' : 'Ctrl';
  return SYMBOLS[key] ?? key;
}

/** A key or a chord, `Mod+Enter`. */
export function Kbd({ keys, className }: { readonly keys: string; readonly className?: string }) {
  return (
    <kbd className={classes('font-sans text-badge whitespace-nowrap opacity-85', className)}>
      {keyLabel(keys)}
    </kbd>
  );
}
