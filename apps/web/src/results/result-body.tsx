import type { JsonNode } from '@lifeline/json';
import { useState } from 'react';
import { useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { ContentBlocks } from './content-block.tsx';
import { OutputVerdictLine } from './output-verdict-line.tsx';
import { PromptMessages } from './prompt-messages.tsx';
import { ResourceContent } from './resource-content.tsx';
import { isTrue, itemsOf, objectMember } from './response.ts';
import { StructuredBlock } from './structured-block.tsx';
import type { OutputVerdict } from './use-output-verdict.ts';

export interface ResultBodyProps {
  readonly sessionId: string;
  readonly text: string;
  readonly result: JsonNode;
  /** On a tool's result. */
  readonly verdict: OutputVerdict | undefined;
}

/** A result by its shape: content blocks, resource contents, prompt messages; anything else as JSON. */
export function ResultBody({ sessionId, text, result, verdict }: ResultBodyProps) {
  const t = useT();
  const content = itemsOf(result, 'content');
  const contents = itemsOf(result, 'contents');
  const messages = itemsOf(result, 'messages');
  const structured = objectMember(result, 'structuredContent');
  const known = content ?? contents ?? messages ?? structured;
  return (
    <>
      {isTrue(result, 'isError') ? <p className="text-tool-error">{t.results.toolErrorText}</p> : null}
      {content === undefined ? null : content.length === 0 ? (
        <p className="text-text-3">{t.results.emptyContent}</p>
      ) : (
        <ContentBlocks sessionId={sessionId} text={text} nodes={content} />
      )}
      {contents?.length === 0 ? <p className="text-text-3">{t.results.emptyContents}</p> : null}
      {contents?.map((node) => (
        <ResourceContent key={node.start} text={text} node={node} annotated={node} />
      ))}
      {messages === undefined ? null : (
        <PromptMessages sessionId={sessionId} text={text} messages={messages} />
      )}
      {structured === undefined ? null : <StructuredBlock text={text} node={structured} content={content} />}
      {verdict === undefined ? null : <OutputVerdictLine verdict={verdict} />}
      {known === undefined ? (
        <JsonTree text={text} node={result} label={t.results.whole} className="max-h-96" />
      ) : (
        <WholeResult text={text} result={result} />
      )}
    </>
  );
}

function WholeResult({ text, result }: { readonly text: string; readonly result: JsonNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-meta text-text-3">{t.results.whole}</summary>
      {open ? <JsonTree text={text} node={result} label={t.results.whole} className="mt-1 max-h-96" /> : null}
    </details>
  );
}
