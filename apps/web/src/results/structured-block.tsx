import { type JsonNode, nodeText } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { Block } from './block.tsx';
import { utf8Bytes } from './bytes.ts';
import { OutputVerdictLine } from './output-verdict-line.tsx';
import { stringOf } from './response.ts';
import { sameJson } from './same-json.ts';
import { useOutputVerdict } from './use-output-verdict.ts';

export interface StructuredBlockProps {
  readonly text: string;
  readonly node: JsonNode | undefined;
  readonly content: readonly JsonNode[] | undefined;
  readonly outputSchema: string | undefined;
  readonly isError: boolean;
}

/** Structured content, whether a text block repeats it, and Lifeline's verdict against the output schema. */
export function StructuredBlock({ text, node, content, outputSchema, isError }: StructuredBlockProps) {
  const t = useT();
  const structured = node === undefined ? undefined : nodeText(text, node);
  const verdict = useOutputVerdict(outputSchema, structured, isError);
  const line = <OutputVerdictLine verdict={verdict} />;
  if (node === undefined || structured === undefined) return line;
  const texts = (content ?? []).flatMap((block) => {
    const words = stringOf(block, 'text');
    return stringOf(block, 'type') === 'text' && words !== undefined ? [words] : [];
  });
  return (
    <Block
      content="structured"
      label={t.results.kinds.structured}
      bytes={utf8Bytes(structured)}
      aside={
        texts.length === 0
          ? t.results.noTextCopy
          : texts.some((words) => sameJson(words, structured))
            ? t.results.textSame
            : t.results.textDiffers
      }
    >
      <JsonTree text={text} node={node} label={t.results.kinds.structured} className="max-h-96" />
      {line}
    </Block>
  );
}
