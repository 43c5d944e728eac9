import type { ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import { LongText } from '../../results/long-text.tsx';
import { JsonTree } from '../../ui/json-tree/json-tree.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { APP_MIME, type AppView, CSP } from './app-link.ts';

export interface AppSourceProps {
  readonly view: AppView;
  /** The response that it stands in. */
  readonly text: string;
}

/** What a view needs of a host, then its HTML as text. */
export function AppSource({ view, text }: AppSourceProps) {
  const words = useT().apps;
  return (
    <>
      {view.mimeType === APP_MIME ? null : (
        <p className="text-malformed">{words.wrongMime(view.mimeType ?? '–', APP_MIME)}</p>
      )}
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-meta">
        {CSP.map((member) => (
          <Fact
            key={member}
            name={words.csp[member]}
            code={member}
            values={view.csp[member]}
            none={words.cspNone[member]}
          />
        ))}
        <Fact
          name={words.permissions}
          code="permissions"
          values={view.permissions}
          none={words.noPermissions}
        />
        {view.domain === undefined ? null : (
          <Fact name={words.domain} code="domain" values={[view.domain]} none="" />
        )}
      </dl>
      {view.ui === undefined ? (
        <p className="text-meta text-text-3">{words.noUi}</p>
      ) : (
        <details>
          <summary className="cursor-pointer text-meta text-text-3">{words.whole}</summary>
          <JsonTree text={text} node={view.ui} label={words.whole} className="mt-1 max-h-60" />
        </details>
      )}
      {view.html === undefined ? (
        <p className="text-malformed">{words.noHtml}</p>
      ) : (
        <section aria-label={words.source} data-app-source={view.html.length} className="flex flex-col gap-1">
          <h3 className="text-text-2">{words.source}</h3>
          <div className="rounded-control bg-fill px-3 py-2">
            <LongText text={view.html} name="app.html" />
          </div>
        </section>
      )}
    </>
  );
}

interface FactProps {
  readonly name: ReactNode;
  /** Member that says it. */
  readonly code: string;
  readonly values: readonly string[];
  readonly none: string;
}

function Fact({ name, code, values, none }: FactProps) {
  return (
    <>
      <dt className="text-text-3" title={code}>
        {name}
      </dt>
      <dd data-app-needs={code} className="min-w-0 wrap-anywhere">
        {values.length === 0 ? (
          <span className="text-text-3">{none}</span>
        ) : (
          <RevealText text={values.join('  ')} className="font-mono" />
        )}
      </dd>
    </>
  );
}
