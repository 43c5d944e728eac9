/** Words with code in backticks; nothing else is marked up. */
export function CodeText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
          <code key={index} className="rounded-control bg-fill px-1 py-px break-words">
            {part}
          </code>
        ),
      )}
    </>
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
