import { type JsonNode, nodeText } from '@lifeline/json';
import { useT } from '../i18n/language.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { OutsidePage } from './outside-page.tsx';
import { itemsOf, objectMember, stringOf } from './response.ts';

const URL_ELICITATION_REQUIRED = '-32042';
/** A hostile server may name any number. */
const MOST_SHOWN = 20;

/** Pages that an error asks for before the request can be made (2025-11-25, client/elicitation, -32042). */
export function pagesRequired(text: string, error: JsonNode): readonly JsonNode[] {
  const code = objectMember(error, 'code');
  if (code === undefined || nodeText(text, code) !== URL_ELICITATION_REQUIRED) return [];
  const asked = itemsOf(objectMember(error, 'data'), 'elicitations') ?? [];
  return asked.filter((item) => stringOf(item, 'url') !== undefined).slice(0, MOST_SHOWN);
}

/** What has to be done on other pages first; then the request can be run again. */
export function PagesRequired({ pages }: { readonly pages: readonly JsonNode[] }) {
  const t = useT();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p>{t.results.outside.required}</p>
      <ol className="flex min-w-0 flex-col gap-3">
        {pages.map((page) => (
          <li key={page.start} className="flex min-w-0 flex-col gap-1.5 border-l-2 border-accent pl-3">
            <RevealText text={stringOf(page, 'message') ?? ''} className="break-words whitespace-pre-wrap" />
            <OutsidePage url={stringOf(page, 'url') ?? ''} />
          </li>
        ))}
      </ol>
    </div>
  );
}
