import type { JsonNode } from '@lifeline/json';
import { memo } from 'react';
import { useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { AnnotationNotes } from './annotation-notes.tsx';
import { Block } from './block.tsx';
import { utf8Bytes } from './bytes.ts';
import { LinkBlock } from './link-block.tsx';
import { LongText } from './long-text.tsx';
import { MediaBlock } from './media-block.tsx';
import { ResourceContent } from './resource-content.tsx';
import { itemsOf, objectMember, stringOf } from './response.ts';
import { ToolUseBlock, UseId } from './tool-use-block.tsx';

export interface ContentBlockProps {
  readonly sessionId: string;
  /** Text of the whole response; `node` points into it. */
  readonly text: string;
  readonly node: JsonNode;
}

/** A content block of a result, by its `type`; what is unknown or broken shows its JSON. */
const ContentBlock = memo(function ContentBlock({ sessionId, text, node }: ContentBlockProps) {
  const t = useT();
  const type = stringOf(node, 'type');
  const words = stringOf(node, 'text');
  if (type === 'text' && words !== undefined) {
    return (
      <LongText
        text={words}
        name="text.txt"
        frame={(body, hidden) => (
          <Block
            content="text"
            label={t.results.kinds.text}
            bytes={utf8Bytes(words)}
            truncated={hidden}
            aside={<AnnotationNotes node={node} />}
          >
            {body}
          </Block>
        )}
      />
    );
  }
  if ((type === 'image' || type === 'audio') && stringOf(node, 'data') !== undefined) {
    return <MediaBlock kind={type} node={node} />;
  }
  const resource = objectMember(node, 'resource');
  if (type === 'resource' && resource?.type === 'object') {
    return <ResourceContent text={text} node={resource} annotated={node} />;
  }
  if (type === 'resource_link' && stringOf(node, 'uri') !== undefined) {
    return <LinkBlock sessionId={sessionId} node={node} />;
  }
  if (type === 'tool_use' && stringOf(node, 'name') !== undefined) {
    return <ToolUseBlock text={text} node={node} />;
  }
  const output = itemsOf(node, 'content');
  if (type === 'tool_result' && output !== undefined) {
    return (
      <Block
        content="tool_result"
        label={t.results.kinds.tool_result}
        bytes={node.end - node.start}
        aside={<UseId id={stringOf(node, 'toolUseId')} />}
      >
        <div className="flex min-w-0 flex-col gap-2 border-l-2 border-border pl-3">
          <ContentBlocks sessionId={sessionId} text={text} nodes={output} />
        </div>
      </Block>
    );
  }
  return (
    <Block
      content="unknown"
      label={type === undefined ? t.results.kinds.unknown : <RevealText text={type} />}
      bytes={node.end - node.start}
      aside={t.results.unknownBlock}
    >
      <JsonTree text={text} node={node} label={t.results.kinds.unknown} className="max-h-80" />
    </Block>
  );
});

/** The blocks of a `content` array (or a single block, as in prompt messages). */
export function ContentBlocks(
  props: Omit<ContentBlockProps, 'node'> & { readonly nodes: readonly JsonNode[] },
) {
  const { sessionId, text, nodes } = props;
  return nodes.map((node) => <ContentBlock key={node.start} sessionId={sessionId} text={text} node={node} />);
}
