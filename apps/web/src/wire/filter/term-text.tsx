import { RevealText } from '../../ui/reveal-text.tsx';

/** A term as it will stand in the filter. */
export function TermText({ term }: { readonly term: string }) {
  return (
    <span className="font-mono text-wire">
      <RevealText text={term} />
    </span>
  );
}
