import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Shown at first; what is longer can be opened. */
const START_CHARS = 1200;
const START_LINES = 14;
/** Drawn at most; the whole text is on the wire. */
const MAX_CHARS = 200_000;

/** The server's instructions as plain text. */
export function Instructions({ text }: { readonly text: string }) {
  const t = useT();
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const start = startOf(text);
  const shown = whole ? text.slice(0, MAX_CHARS) : start;
  return (
    <>
      <p className="text-meta text-text-3">{t.overview.instructions.hint}</p>
      <p className="max-w-[80ch] break-words whitespace-pre-wrap" data-instructions="">
        <RevealText text={shown} />
        {shown.length < text.length ? '…' : null}
      </p>
      {start.length === text.length ? null : (
        <p className="flex items-center gap-2 text-meta text-text-3">
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t.overview.instructions.less : t.overview.instructions.more}
          </Button>
          {t.overview.instructions.size(format.number(text.length))}
        </p>
      )}
    </>
  );
}

/** As much as is shown at first: some lines, and not too many characters. */
function startOf(text: string): string {
  let end = -1;
  for (let line = 0; line < START_LINES; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.slice(0, START_CHARS);
  }
  return text.slice(0, Math.min(end, START_CHARS));
}
