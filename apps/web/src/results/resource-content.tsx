import type { JsonNode } from '@lifeline/json';
import { memo, type ReactNode, useMemo } from 'react';
import { useT } from '../i18n/language.ts';
import { FoldedText } from '../ui/folded-text.tsx';
import { JsonTree } from '../ui/json-tree/json-tree.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { AnnotationNotes } from './annotation-notes.tsx';
import { Block } from './block.tsx';
import { utf8Bytes } from './bytes.ts';
import { LongText } from './long-text.tsx';
import { base64Bytes, readMedia } from './media.ts';
import { MediaView, SaveBytes } from './media-view.tsx';
import { stringOf } from './response.ts';

export interface ResourceContentProps {
  readonly text: string;
  /** An entry of `contents`, or the `resource` of an embedded one. */
  readonly node: JsonNode;
  /** Where its annotations are. */
  readonly annotated: JsonNode;
}

/** Contents of a resource: text as text, bytes with a way to save them, anything else as JSON. */
export const ResourceContent = memo(function ResourceContent({
  text,
  node,
  annotated,
}: ResourceContentProps) {
  const t = useT();
  const words = stringOf(node, 'text');
  const blob = stringOf(node, 'blob');
  const uri = stringOf(node, 'uri');
  const mime = stringOf(node, 'mimeType');
  const size = words !== undefined ? utf8Bytes(words) : base64Bytes(blob ?? '');
  const block = (body: ReactNode, hidden?: number) => (
    <Block
      content="resource"
      label={t.results.kinds.resource}
      bytes={size}
      truncated={hidden}
      aside={
        <>
          {uri === undefined ? null : <FoldedText text={uri} className="font-mono" />}
          {mime === undefined ? null : <RevealText text={mime} />}
          <AnnotationNotes node={annotated} />
        </>
      }
    >
      {body}
    </Block>
  );
  if (words !== undefined) return <LongText text={words} name="resource.txt" frame={block} />;
  if (blob !== undefined) return block(<Blob base64={blob} />);
  return block(<JsonTree text={text} node={node} label={t.results.kinds.resource} className="max-h-80" />);
});

function Blob({ base64 }: { readonly base64: string }) {
  const t = useT();
  const kind = useMemo(
    () => (['image', 'audio'] as const).find((candidate) => readMedia(candidate, base64).ok),
    [base64],
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {kind === undefined ? (
        <span className="text-text-2">{t.results.binary}</span>
      ) : (
        <MediaView kind={kind} base64={base64} label={t.results.kinds[kind]} />
      )}
      <SaveBytes base64={base64} name="resource.bin" />
    </div>
  );
}
