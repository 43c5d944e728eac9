import { parseJson, toValue } from '@lifeline/json';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { AnnotationNotes } from '../../results/annotation-notes.tsx';
import { objectMember, stringOf } from '../../results/response.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Entry } from '../catalogue/entry.ts';
import { ItemHead } from '../catalogue/item-head.tsx';

/** What the server says of a resource or a template. */
export function ResourceHead({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const { item } = entry;
  return (
    <ItemHead
      entry={entry}
      decides={t.resources.decides}
      decidesText={t.resources.decidesText}
      badges={<Facts text={item.text} />}
    >
      {item.key === item.name ? null : (
        <div className="flex min-w-0 items-start gap-1">
          <FoldedText key={item.key} text={item.key} className="font-mono text-wire" />
          <CopyButton text={item.key} label={t.resources.copyUri} className="-my-1 size-6" />
        </div>
      )}
    </ItemHead>
  );
}

/** MIME type, size and annotations. */
function Facts({ text }: { readonly text: string }) {
  const t = useT();
  const format = useFormat();
  const node = useMemo(() => {
    const parsed = parseJson(text);
    return parsed.ok ? parsed.node : undefined;
  }, [text]);
  if (node === undefined) return null;
  const mime = stringOf(node, 'mimeType');
  const size = objectMember(node, 'size');
  const bytes = size?.type === 'number' ? toValue(size) : undefined;
  return (
    <span className="flex flex-wrap gap-x-3 text-meta text-text-2 figures">
      {mime === undefined ? null : <RevealText text={mime} className="font-mono" />}
      {typeof bytes === 'number' ? <span>{t.resources.size(format.bytes(bytes))}</span> : null}
      <AnnotationNotes node={node} />
    </span>
  );
}
