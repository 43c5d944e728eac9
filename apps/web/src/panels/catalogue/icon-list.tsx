import { useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { MediaView } from '../../results/media-view.tsx';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { type Icon, iconsOf } from './icons.ts';

/**
 * The icons that an entry names. Pictures that came with the entry are drawn when they are asked for; nothing is
 * fetched from anywhere: an address is opened by the person, in a tab of its own.
 */
export function IconList({ entryText }: { readonly entryText: string }) {
  const words = useT().catalogue.icons;
  const icons = useMemo(() => iconsOf(entryText), [entryText]);
  if (icons.length === 0) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-1">
      <h3 className="text-text-2">{words.title}</h3>
      <ul data-icons={icons.length} className="flex flex-col gap-1">
        {icons.map((icon, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons have nothing else that tells them apart
          <li key={index} className="flex min-w-0 flex-wrap items-center gap-2 text-meta">
            <IconLine icon={icon} title={words.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IconLine({ icon, title }: { readonly icon: Icon; readonly title: string }) {
  const words = useT().catalogue.icons;
  const [isShown, setShown] = useState(false);
  const { src, base64, host } = icon;
  const facts = [icon.mimeType, icon.sizes === 'any' ? words.any : icon.sizes, icon.theme].filter(Boolean);
  return (
    <>
      <RevealText text={src.slice(0, 120)} className="min-w-0 truncate font-mono" />
      <span className="text-text-3">{facts.join(' · ')}</span>
      {base64 !== undefined ? (
        isShown ? (
          <MediaView kind="image" base64={base64} label={title} />
        ) : (
          <Button data-action="show-icon" className="h-6 px-2 text-meta" onClick={() => setShown(true)}>
            {words.show}
          </Button>
        )
      ) : host !== undefined ? (
        <a
          href={src}
          target="_blank"
          rel="noreferrer noopener"
          title={words.openText(host)}
          className="text-accent underline"
        >
          {words.open}
        </a>
      ) : (
        <span className="text-malformed">{words.notShown}</span>
      )}
    </>
  );
}
