import { lessonPage, type PageKey } from '@lifeline/lessons';
import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';

/** Where no revision was agreed on yet. */
const NEWEST = '2025-11-25';

interface CitationsProps {
  readonly keys: readonly PageKey[];
  /** As the session has agreed on it. */
  readonly revision: string | undefined;
}

/** Where the specification says so. */
export function Citations({ keys, revision }: CitationsProps) {
  const t = useT();
  const known = LEGACY_REVISIONS.find((one) => one === revision) ?? NEWEST;
  if (keys.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-text-3">
      <span>{t.lessons.specification(known)}</span>
      {keys.map((key) => {
        const { page, anchor, url } = lessonPage(key, known);
        return (
          <a
            key={key}
            href={url}
            target="_blank"
            rel="noreferrer"
            className="break-all text-accent hover:underline"
          >
            {anchor === undefined ? page : `${page}#${anchor}`}
          </a>
        );
      })}
    </p>
  );
}
