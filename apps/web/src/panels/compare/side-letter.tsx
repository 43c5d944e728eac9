/** A or B, as they were chosen. */
export function SideLetter({ letter }: { readonly letter: 'A' | 'B' }) {
  return (
    <span className="flex size-[18px] shrink-0 items-center justify-center rounded-control bg-accent text-badge font-semibold text-on-accent">
      {letter}
    </span>
  );
}
