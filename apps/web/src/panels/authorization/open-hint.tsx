import { TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { readAddress } from '../../results/web-address.ts';

/** Where the next click leads, and what to beware of there. */
export function OpenHint({ url }: { readonly url: string }) {
  const t = useT();
  const address = readAddress(url);
  if (address === undefined) return <p className="text-malformed">{t.results.outside.noAddress}</p>;
  return (
    <>
      <p className="text-text-2">{t.authorization.openHint(address.host)}</p>
      {address.warnings
        .filter((warning) => warning !== 'this-machine')
        .map((warning) => (
          <p key={warning} className="flex items-center gap-1.5 text-malformed">
            <TriangleAlert size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
            {t.results.outside.warnings[warning]}
          </p>
        ))}
    </>
  );
}
