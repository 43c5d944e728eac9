import type { JsonNode } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { AnnotationNotes } from './annotation-notes.tsx';
import { Block } from './block.tsx';
import { base64Bytes, type MediaKind } from './media.ts';
import { MediaView } from './media-view.tsx';
import { stringOf } from './response.ts';

/** A picture or a sound of a result. */
export function MediaBlock({ kind, node }: { readonly kind: MediaKind; readonly node: JsonNode }) {
  const t = useT();
  const data = stringOf(node, 'data') ?? '';
  const declared = stringOf(node, 'mimeType');
  return (
    <Block
      content={kind}
      label={t.results.kinds[kind]}
      bytes={base64Bytes(data)}
      aside={
        <>
          {declared === undefined ? t.results.noMime : <RevealText text={declared} />}
          <AnnotationNotes node={node} />
        </>
      }
    >
      <MediaView kind={kind} base64={data} label={declared ?? kind} />
    </Block>
  );
}
