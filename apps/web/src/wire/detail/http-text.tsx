import type { HttpEvent } from '@lifeline/trace';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { MaskedText } from '../../panels/masked-text.tsx';
import type { TextPart } from '../../panels/secret-text.ts';
import { useSession } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useWire } from '../wire-context.ts';
import { coveredLine, httpHead } from './http-head.ts';

export interface HttpTextProps {
  readonly event: HttpEvent;
  /** Its line in the recording, to be shown instead of the head. */
  readonly line?: string;
}

/** An HTTP event: the head of a request or a response, else what it says; what lets somebody in is covered. */
export function HttpText({ event, line }: HttpTextProps) {
  const { sessionId } = useWire();
  const own = useSession(sessionId)?.http?.headerNames ?? [];
  const parts = line === undefined ? (httpHead(event, own) ?? wordsOf(event)) : coveredLine(line, event, own);
  return <CoveredText parts={parts} />;
}

function CoveredText({ parts }: { readonly parts: readonly TextPart[] }) {
  const t = useT();
  const [isRevealed, setRevealed] = useState(false);
  const text = parts.map((part) => part.text).join('');
  return (
    <div className="flex flex-col items-start gap-2 px-4 py-2">
      <pre data-http-text="" className="text-wire break-all whitespace-pre-wrap">
        {isRevealed ? <RevealText text={text} /> : <MaskedText parts={parts} />}
      </pre>
      {parts.some(({ isSecret }) => isSecret) ? (
        <Button aria-pressed={isRevealed} data-action="reveal" onClick={() => setRevealed(!isRevealed)}>
          {isRevealed ? t.start.connect.hideCommand : t.start.connect.revealCommand}
        </Button>
      ) : null}
    </div>
  );
}

/** Members of an event without headers, one a line. */
function wordsOf({ data }: HttpEvent): readonly TextPart[] {
  const text = Object.entries(data)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return [{ at: 0, text, isSecret: false }];
}
