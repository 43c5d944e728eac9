import { type JsonNode, toValue } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { itemsOf, objectMember, stringOf } from './response.ts';

/** What a block's annotations say: for whom, how important, when it last changed. */
export function AnnotationNotes({ node }: { readonly node: JsonNode }) {
  const t = useT();
  const annotations = objectMember(node, 'annotations');
  if (annotations === undefined) return null;
  const audience = itemsOf(annotations, 'audience')?.flatMap((item) =>
    item.type === 'string' ? [item.value] : [],
  );
  const priority = objectMember(annotations, 'priority');
  const modified = stringOf(annotations, 'lastModified');
  return (
    <>
      {audience === undefined ? null : (
        <span>
          {t.results.audience} <RevealText text={audience.join(', ')} />
        </span>
      )}
      {priority?.type === 'number' ? (
        <span>
          {t.results.priority} {String(toValue(priority))}
        </span>
      ) : null}
      {modified === undefined ? null : (
        <span>
          {t.results.lastModified} <RevealText text={modified} />
        </span>
      )}
    </>
  );
}
