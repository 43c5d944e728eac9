import { type ReactNode, useState } from 'react';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { saveAs } from './save.ts';

/** Characters shown at first, and more with each click: a page of text, never so much that drawing it is felt. */
const STEP = 64 * 1024;

export interface LongTextProps {
  readonly text: string;
  /** File name for saving it. */
  readonly name: string;
  /** Draws what belongs around the text; `hidden`: characters that are not shown, undefined when all are. */
  readonly frame?: (body: ReactNode, hidden: number | undefined) => ReactNode;
}

/** A server's text with its line breaks, a part at a time when it is long. */
export function LongText({ text, name, frame }: LongTextProps) {
  const t = useT();
  const format = useFormat();
  const [shown, setShown] = useState(STEP);
  const hidden = text.length > shown ? text.length - shown : undefined;
  const body = (
    <>
      <pre className="font-mono text-wire break-words whitespace-pre-wrap">
        <RevealText text={hidden === undefined ? text : text.slice(0, shown)} />
      </pre>
      {hidden === undefined ? null : (
        <p className="flex flex-wrap items-center gap-2 text-meta text-text-3">
          {t.results.shownOf(format.number(shown), format.number(text.length))}
          <Button onClick={() => setShown(shown + STEP)}>{t.results.showMore}</Button>
          <Button onClick={() => saveAs(name, text, 'text/plain')}>{t.results.save}</Button>
        </p>
      )}
    </>
  );
  return frame === undefined ? body : frame(body, hidden);
}
