import { MaskedText } from './masked-text.tsx';
import { secretArguments } from './secret-text.ts';

interface ArgListProps {
  readonly words: readonly string[];
  readonly className?: string;
  /** Hook of the list in the connect form. */
  readonly 'data-argv'?: '';
}

/** A command line as the list that it is: one box per argument, secrets covered. */
export function ArgList({ words, className = '', ...rest }: ArgListProps) {
  return (
    <ol className={`flex min-w-0 flex-wrap gap-1 ${className}`} {...rest}>
      {secretArguments(words).map((parts, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its position
          key={index}
          className="min-h-[22px] max-w-full min-w-4 rounded-control border border-edge bg-canvas px-1.5 font-mono text-wire break-all whitespace-pre-wrap first:border-accent"
        >
          <MaskedText parts={parts} />
        </li>
      ))}
    </ol>
  );
}
