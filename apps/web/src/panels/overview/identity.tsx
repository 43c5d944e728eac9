import type { Negotiation } from '@lifeline/model';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';

/** Who the server says it is, as it was said in the handshake. */
export function Identity({ negotiation }: { readonly negotiation: Negotiation }) {
  const t = useT();
  const { name, title, version } = negotiation.serverInfo ?? {};
  const shown = title ?? name;
  return (
    <header className="flex flex-col gap-1">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-start" data-server-name={name}>
        {shown === undefined ? t.overview.unnamed : <RevealText text={shown} />}
        {version === undefined ? null : (
          <span className="text-base font-normal text-text-2 figures">
            <RevealText text={version} />
          </span>
        )}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-text-2">
        {title === undefined || name === undefined ? null : (
          <RevealText text={name} className="font-mono text-wire" />
        )}
        <span className="text-text-3">{t.overview.serverSays}</span>
        <SeqLink seq={negotiation.seq}>{t.results.showOnWire}</SeqLink>
      </p>
    </header>
  );
}
