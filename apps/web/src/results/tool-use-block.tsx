import type { JsonNode } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { Block } from './block.tsx';
import { objectMember, stringOf } from './response.ts';

export interface ToolUseBlockProps {
  readonly text: string;
  readonly node: JsonNode;
}

/** In messages of sampling: a tool that the model wants to be used (2025-11-25, client/sampling). */
export function ToolUseBlock({ text, node }: ToolUseBlockProps) {
  const t = useT();
  const input = objectMember(node, 'input');
  return (
    <Block
      content="tool_use"
      label={t.results.kinds.tool_use}
      bytes={node.end - node.start}
      aside={<UseId id={stringOf(node, 'id')} />}
    >
      <RevealText text={stringOf(node, 'name') ?? ''} className="font-mono font-semibold" />
      {input === undefined ? null : (
        <JsonTree text={text} node={input} label={t.results.kinds.tool_use} className="max-h-80" />
      )}
    </Block>
  );
}

/** Id that ties a use and its result together. */
export function UseId({ id }: { readonly id: string | undefined }) {
  return id === undefined ? null : <RevealText text={id} className="font-mono" />;
}
