import type { JsonNode } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { Badge } from '../ui/badge.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { ContentBlocks } from './content-block.tsx';
import { objectMember, stringOf } from './response.ts';

export interface PromptMessagesProps {
  readonly sessionId: string;
  readonly text: string;
  readonly messages: readonly JsonNode[];
}

/** The messages that a prompt was turned into, each with its role. */
export function PromptMessages({ sessionId, text, messages }: PromptMessagesProps) {
  const t = useT();
  if (messages.length === 0) return <p className="text-text-3">{t.results.noMessages}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => {
        const role = stringOf(message, 'role');
        const content = objectMember(message, 'content');
        const blocks =
          content === undefined ? [message] : content.type === 'array' ? content.items : [content];
        return (
          <li key={message.start} className="flex flex-col gap-2 border-l-2 border-border pl-3">
            <span>
              <Badge>{role === undefined ? t.results.noRole : <RevealText text={role} />}</Badge>
            </span>
            <ContentBlocks sessionId={sessionId} text={text} nodes={blocks} />
          </li>
        );
      })}
    </ol>
  );
}
