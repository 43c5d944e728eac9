import { RevealText } from '../ui/reveal-text.tsx';

/** A command line as the list that it is: one box per argument. */
export function ArgList({ words }: { readonly words: readonly string[] }) {
  return (
    <ol className="flex min-w-0 flex-wrap gap-1">
      {words.map((word, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its position
          key={index}
          className="min-h-[22px] max-w-full min-w-4 rounded-control border border-edge px-1.5 font-mono text-wire break-all whitespace-pre-wrap first:border-accent"
        >
          <RevealText text={word} />
        </li>
      ))}
    </ol>
  );
}
