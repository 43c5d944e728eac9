import { ExternalLink } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { readAddress } from '../../results/web-address.ts';

/** Opens the authorization server's page in a new tab, which learns nothing about this one. */
export function OpenLink({ url }: { readonly url: string }) {
  const t = useT();
  const address = readAddress(url);
  if (address === undefined) return null;
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      data-action="open-authorization"
      className="inline-flex h-7 min-w-0 items-center justify-center gap-1.5 rounded-control border border-accent bg-accent px-3 font-semibold whitespace-nowrap text-on-accent hover:opacity-90"
    >
      <span className="truncate">{t.authorization.open(address.host)}</span>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
    </a>
  );
}
