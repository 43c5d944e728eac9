import { type JsonNode, nodeText } from '@lifeline/json';
import { memo, useMemo } from 'react';
import { useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { Block } from './block.tsx';
import { utf8Bytes } from './bytes.ts';
import { stringOf } from './response.ts';
import { sameJson } from './same-json.ts';

export interface StructuredBlockProps {
  readonly text: string;
  readonly node: JsonNode;
  readonly content: readonly JsonNode[] | undefined;
}

/** Structured content, and whether a text block repeats it. */
export const StructuredBlock = memo(function StructuredBlock({ text, node, content }: StructuredBlockProps) {
  const t = useT();
  const structured = useMemo(() => nodeText(text, node), [text, node]);
  const copy = useMemo(() => copyIn(content, structured), [content, structured]);
  return (
    <Block
      content="structured"
      label={t.results.kinds.structured}
      bytes={utf8Bytes(structured)}
      aside={t.results.copies[copy]}
    >
      <JsonTree text={text} node={node} label={t.results.kinds.structured} className="max-h-96" />
    </Block>
  );
});

/** Whether a text block holds the structured content too (revision 2025-06-18: it SHOULD). */
function copyIn(content: readonly JsonNode[] | undefined, structured: string): 'none' | 'same' | 'differs' {
  const texts = (content ?? []).flatMap((block) => {
    const words = stringOf(block, 'text');
    return stringOf(block, 'type') === 'text' && words !== undefined ? [words] : [];
  });
  if (texts.length === 0) return 'none';
  return texts.some((words) => sameJson(words, structured)) ? 'same' : 'differs';
}
