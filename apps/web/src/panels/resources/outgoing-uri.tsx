import { useT } from '../../i18n/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { uriParams } from '../run-command.ts';

/** The exact params of a read. */
export function OutgoingUri({ uri }: { readonly uri: string }) {
  const t = useT();
  const params = uriParams(uri);
  return (
    <section aria-label={t.resources.goesOut} className="flex min-w-0 flex-col gap-1">
      <div className="flex items-center gap-2">
        <h3 className="text-meta text-text-3">{t.resources.goesOut}</h3>
        <CopyButton text={uri} label={t.resources.copyUri} className="ml-auto" />
      </div>
      <pre
        data-params-json=""
        className="rounded-control bg-fill px-2 py-1 text-wire whitespace-pre-wrap wrap-anywhere"
      >
        <RevealText text={params} />
      </pre>
    </section>
  );
}
