import type { JsonNode } from '@lifeline/json';
import { useT } from '../../i18n/language.ts';
import { stringOf } from '../../results/response.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { AllParams } from './all-params.tsx';

export interface ElicitationContentProps {
  readonly text: string;
  readonly params: JsonNode;
}

/** The server's question, or the page that it wants the person to open; the fields that it wants stand in the params. */
export function ElicitationContent({ text, params }: ElicitationContentProps) {
  const t = useT();
  const words = t.inbox.elicitation;
  const message = stringOf(params, 'message');
  const url = stringOf(params, 'url');
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
        <div>
          <p className="text-text-2">{words.url}</p>
          <p className="flex items-center gap-1">
            <RevealText text={url} className="font-mono text-wire break-all" />
            <CopyButton text={url} label={words.copyUrl} />
          </p>
        </div>
      )}
      <AllParams text={text} params={params} />
    </>
  );
}
