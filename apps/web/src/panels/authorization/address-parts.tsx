import { useT } from '../../i18n/language.ts';
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
      <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 font-mono text-wire break-all">
        <dt className="col-span-2">
          <MaskedText parts={[{ at: 0, text: `${origin}${pathname}`, isSecret: false }]} />
        </dt>
        {[...searchParams].map(([name, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may come twice
          <div key={index} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd>
              <MaskedText parts={[{ at: 0, text, isSecret: COVERED.has(name) }]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
