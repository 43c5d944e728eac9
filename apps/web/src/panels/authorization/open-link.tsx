import { ExternalLink } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { hostOf, isOpenable } from './host-of.ts';

/** Opens the authorization server's page in a new tab, which learns nothing about this one. */
export function OpenLink({ url }: { readonly url: string }) {
  const t = useT();
  if (!isOpenable(url)) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-action="open-authorization"
      className="inline-flex h-7 min-w-0 items-center justify-center gap-1.5 rounded-control border border-accent bg-accent px-3 font-semibold whitespace-nowrap text-on-accent hover:opacity-90"
    >
      <span className="truncate">
        <RevealText text={t.authorization.open(hostOf(url))} />
      </span>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
    </a>
  );
}
