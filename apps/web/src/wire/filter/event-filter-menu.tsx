import { addTerm } from '@lifeline/filter';
import { ListFilter } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { MenuButton, type MenuItem } from '../../ui/menu.tsx';
import { useWire } from '../wire-context.ts';
import { eventTerms, followTerms } from './event-terms.ts';
import { TermText } from './term-text.tsx';

/** Filters by what an event is, or follows what it belongs to. */
export function EventFilterMenu({ seq }: { readonly seq: number }) {
  const t = useT();
  const { store, filter } = useWire();
  const words = t.filter.menu;
  const items = (): MenuItem[] => {
    const terms = eventTerms(store, seq);
    return [
      ...followTerms(store, seq).map(({ what, term }) => ({
        id: `follow ${what}`,
        label: words[what],
        run: () => filter.change(term),
      })),
      ...terms.map((term) => ({
        id: `only ${term}`,
        group: words.only,
        label: <TermText term={term} />,
        run: () => filter.change(addTerm(filter.text, term)),
      })),
      ...terms.map((term) => ({
        id: `without ${term}`,
        group: words.without,
        label: <TermText term={term} />,
        run: () => filter.change(addTerm(filter.text, `-${term}`)),
      })),
    ];
  };
  return <MenuButton icon={ListFilter} label={words.open} action="filter-event" items={items} />;
}
