import type { JsonNode } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { OutsidePage } from '../../results/outside-page.tsx';
import { stringOf } from '../../results/response.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { AllParams } from './all-params.tsx';
import { PageDone } from './page-done.tsx';

export interface ElicitationContentProps {
  readonly sessionId: string;
  /** seq of the question. */
  readonly askedSeq: number;
  readonly text: string;
  readonly params: JsonNode;
}

/** The server's question, or the page that it wants the person to open; the fields that it wants stand in the params. */
export function ElicitationContent({ sessionId, askedSeq, text, params }: ElicitationContentProps) {
  const t = useT();
  const words = t.inbox.elicitation;
  const message = stringOf(params, 'message');
  const url = stringOf(params, 'url');
  const elicitationId = stringOf(params, 'elicitationId');
  return (
    <>
      {message === undefined ? (
        <p className="text-malformed">{words.noMessage}</p>
      ) : (
        <p className="max-w-[80ch] border-l-2 border-accent pl-3 break-words whitespace-pre-wrap">
          <RevealText text={message} />
        </p>
      )}
      {url === undefined ? null : (
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="text-text-2">{words.url}</p>
          <OutsidePage url={url} />
          {elicitationId === undefined ? null : (
            <PageDone sessionId={sessionId} askedSeq={askedSeq} elicitationId={elicitationId} />
          )}
        </div>
      )}
      <AllParams text={text} params={params} />
    </>
  );
}
