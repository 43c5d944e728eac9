import { reveal } from '@lifeline/json';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Above this many hidden characters the text is shown plain: each one that is revealed is an element. */
const MAX_REVEALED = 1000;

export interface ExactTextProps {
  readonly text: string;
  /** Offset to mark, UTF-16. */
  readonly errorAt?: number;
}

/** Text exactly as it is, wrapped, with invisible characters revealed by style. */
export function ExactText({ text, errorAt }: ExactTextProps) {
  return (
    <pre className="min-h-0 flex-1 overflow-auto px-4 py-2 text-wire break-all whitespace-pre-wrap">
      {errorAt === undefined ? (
        <ExactPiece text={text} />
      ) : (
        <>
          <ExactPiece text={text.slice(0, errorAt)} />
          <mark className="rounded-[2px] bg-malformed-fill text-malformed outline-1 outline-malformed">
            <ExactPiece text={text.slice(errorAt, errorAt + 1)} />
            {errorAt >= text.length ? '\u00a0' : null}
          </mark>
          <ExactPiece text={text.slice(errorAt + 1)} />
        </>
      )}
    </pre>
  );
}

/** One run of exact text. Its `textContent` is the text. */
export function ExactPiece({ text }: { readonly text: string }) {
  return reveal(text).length > 2 * MAX_REVEALED ? text : <RevealText text={text} />;
}
