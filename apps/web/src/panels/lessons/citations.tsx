import { lessonPage, type PageKey } from '@lifeline/lessons';
import { REVISIONS } from '@lifeline/protocol';
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
  const known = REVISIONS.find((one) => one === revision) ?? NEWEST;
  if (keys.length === 0) return null;
  const pages = keys.map((key) => lessonPage(key, known));
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-text-3">
      <span>{t.lessons.specification(pages[0]?.revision ?? known)}</span>
      {pages.map(({ page, anchor, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="break-all text-accent hover:underline"
        >
          {anchor === undefined ? page : `${page}#${anchor}`}
        </a>
      ))}
    </p>
  );
}
