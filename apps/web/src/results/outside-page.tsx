import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useT } from '../i18n/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { readAddress } from './web-address.ts';

/**
 * A page that a server wants the person to open: where it leads, what to beware of, and the way there. Nothing of it
 * is fetched or shown; only a click opens it, without a way back to this page.
 */
export function OutsidePage({ url }: { readonly url: string }) {
  const t = useT();
  const words = t.results.outside;
  const address = readAddress(url);
  return (
    <div data-outside={address?.host ?? ''} className="flex min-w-0 flex-col gap-1.5">
      {address === undefined ? (
        <p className="text-malformed">{words.noAddress}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-text-2">{words.leadsTo}</span>
          <strong className="font-mono break-all">{address.host}</strong>
        </p>
      )}
      <p className="flex items-center gap-1">
        <RevealText text={url} className="font-mono text-wire break-all text-text-2" />
        <CopyButton text={url} label={words.copy} />
      </p>
      {(address?.warnings ?? []).map((warning) => (
        <p key={warning} data-warning={warning} className="flex items-center gap-1.5 text-malformed">
          <TriangleAlert size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
          {words.warnings[warning]}
        </p>
      ))}
      {address === undefined ? null : (
        <a
          data-action="open-outside"
          href={address.href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          className="inline-flex h-7 w-fit max-w-full items-center gap-1.5 rounded-control border border-edge bg-canvas px-2.5 hover:bg-fill"
        >
          <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <span className="truncate">{words.open(address.host)}</span>
        </a>
      )}
    </div>
  );
}
