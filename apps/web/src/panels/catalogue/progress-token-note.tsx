import { useT } from '../../i18n/language.ts';

/** Under the arguments: that a progress token goes out with them. */
export function ProgressTokenNote() {
  const t = useT();
  return <p className="-mt-2 text-meta text-text-3">{t.catalogue.progressToken}</p>;
}
