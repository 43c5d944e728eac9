import { parseJson } from '@lifeline/json';
import { useMemo } from 'react';
import { useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { fieldPointer } from './field-pointer.ts';
import { IconList } from './icon-list.tsx';
import { useOpenField } from './open-tab.ts';

export interface DefinitionTabProps {
  /** JSON text that is shown whole, ready to copy. */
  readonly definition: string | undefined;
  /** Over it: what it is, or why there is none. */
  readonly caption: string;
  /** Source text of the whole entry; undefined where the definition is that already. */
  readonly entryText?: string;
}

/** The definition of an entry as JSON, and below the entry as the server sent it. */
export function DefinitionTab({ definition, caption, entryText }: DefinitionTabProps) {
  const t = useT();
  const place = useSessionRoute()?.place;
  const whole = entryText ?? (place === undefined ? undefined : definition);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div tabIndex={0} data-inset-focus="" className="flex min-h-0 flex-1 flex-col gap-2 overflow-auto p-4">
      {whole === undefined || place === undefined ? null : (
        <WholeEntry key={place} text={whole} place={place} />
      )}
      <div className="flex items-center gap-2">
        <h3 className="text-text-2">{caption}</h3>
        {definition === undefined ? null : (
          <CopyButton text={definition} label={t.catalogue.copyDefinition} className="ml-auto" />
        )}
      </div>
      {definition === undefined ? null : (
        <pre
          data-definition=""
          className="shrink-0 rounded-control bg-fill px-3 py-2 text-wire whitespace-pre-wrap wrap-anywhere"
        >
          <RevealText text={definition} />
        </pre>
      )}
      <IconList entryText={entryText ?? definition ?? ''} />
      {whole === undefined || place !== undefined ? null : <WholeEntry text={whole} place={undefined} />}
    </div>
  );
}

interface WholeEntryProps {
  readonly text: string;
  /** JSON Pointer of what is lit. */
  readonly place: string | undefined;
}

/** The entry as sent; first in the tab where a place in it is what the reader came for. */
function WholeEntry({ text, place }: WholeEntryProps) {
  const t = useT();
  const parsed = useMemo(() => parseJson(text), [text]);
  const openField = useOpenField();
  const field = place === undefined ? undefined : fieldPointer(place);
  if (!parsed.ok) return null;
  return (
    <section aria-label={t.catalogue.rawEntry} className="flex shrink-0 flex-col gap-2 pt-2">
      <div className="flex min-h-7 items-center gap-2">
        <h3 className="text-text-2">{t.catalogue.rawEntry}</h3>
        {field === undefined ? null : (
          <Button data-action="show-field" className="ml-auto" onClick={() => openField(field)}>
            {t.catalogue.showField}
          </Button>
        )}
      </div>
      <JsonTree
        text={text}
        node={parsed.node}
        label={t.catalogue.rawEntry}
        {...(place === undefined ? {} : { marked: place })}
        className="max-h-96"
      />
    </section>
  );
}
