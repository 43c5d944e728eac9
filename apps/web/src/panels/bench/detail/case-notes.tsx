import type { Case } from '@lifeline/suite';
import { useT } from '../../../i18n/language.ts';
import { useBench } from '../state/bench.ts';
import type { CaseView } from '../state/case-view.ts';
import { KeptField } from './kept-field.tsx';

/** Title, tags and note of a case. */
export function CaseNotes({ view }: { readonly view: CaseView }) {
  const words = useT().bench.detail;
  const { actions, readOnly } = useBench();
  const one = view.case;
  const keep = (change: (present: Case) => Case) => actions.changeCase(one.id, change);
  return (
    <div className="grid grid-cols-[max-content_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
      <span className="leading-7 text-text-3">{words.title}</span>
      <KeptField
        label={words.title}
        name="case-title"
        isDisabled={readOnly}
        value={one.title ?? ''}
        onKeep={(text) => keep((present) => titled(present, text.trim()))}
      />
      <span className="leading-7 text-text-3">{words.tags}</span>
      <KeptField
        label={words.tags}
        name="case-tags"
        placeholder={words.tagsHint}
        isDisabled={readOnly}
        value={one.tags.join(' ')}
        onKeep={(text) => keep((present) => ({ ...present, tags: tagsOf(text) }))}
      />
      <span className="leading-7 text-text-3">{words.note}</span>
      <KeptField
        label={words.note}
        name="case-note"
        isLong
        isDisabled={readOnly}
        value={one.note ?? ''}
        onKeep={(text) => keep((present) => noted(present, text.trim()))}
      />
    </div>
  );
}

function titled({ title: _, ...one }: Case, title: string): Case {
  return title === '' ? one : { ...one, title };
}

function noted({ note: _, ...one }: Case, note: string): Case {
  return note === '' ? one : { ...one, note };
}

/** Words, each once; a leading `#` is how tags are looked for, not part of them. */
function tagsOf(text: string): readonly string[] {
  const words = text.split(/[\s,，、]+/u).map((word) => word.replace(/^#+/, ''));
  return [...new Set(words.filter(Boolean))];
}
