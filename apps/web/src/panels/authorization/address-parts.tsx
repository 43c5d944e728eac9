import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { MaskedText } from '../masked-text.tsx';

/** Values that are worth something to somebody else. */
const COVERED: ReadonlySet<string> = new Set(['state', 'nonce']);

/** The address that is opened, with each of its parameters; folded. */
export function AddressParts({ url }: { readonly url: string }) {
  const t = useT();
  if (!URL.canParse(url)) return null;
  const { origin, pathname, searchParams } = new URL(url);
  return (
    <details data-authorization-address="">
      <summary className="w-fit rounded-control text-text-2 hover:text-text">
        {t.authorization.address}
      </summary>
      <p className="mt-2 font-mono text-wire break-all">
        <RevealText text={`${origin}${pathname}`} />
      </p>
      <dl className="font-mono text-wire break-all">
        {[...searchParams].map(([name, text], index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may come twice
            key={index}
            className="grid grid-cols-[180px_minmax(0,1fr)] gap-x-4"
          >
            <dt className="text-text-3">
              <RevealText text={name} />
            </dt>
            <dd>
              <MaskedText parts={[{ at: 0, text, isSecret: COVERED.has(name) }]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
