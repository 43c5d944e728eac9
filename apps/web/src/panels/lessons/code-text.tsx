/** Words with code in backticks; nothing else is marked up. */
export function CodeText({ text }: { readonly text: string }) {
  return (
    <>
      {pieces(text).map(({ at, plain, code }) => (
        <span key={at}>
          {plain}
          {code === undefined ? null : (
            <code className="rounded-control bg-fill px-1 py-px break-words">{code}</code>
          )}
        </span>
      ))}
    </>
  );
}

interface Piece {
  readonly at: number;
  readonly plain: string;
  /** What follows in backticks. */
  readonly code: string | undefined;
}

function pieces(text: string): readonly Piece[] {
  return [...text.matchAll(/([^`]+)(?:`([^`]*)`)?|`([^`]*)`/g)].map(
    ({ index, 1: plain = '', 2: after, 3: alone }) => ({
      at: index,
      plain,
      code: after ?? alone,
    }),
  );
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <p key={text}>
          <CodeText text={text} />
        </p>
      ))}
    </>
  );
}
