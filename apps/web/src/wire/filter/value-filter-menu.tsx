import { addTerm } from '@lifeline/filter';
import { ListFilter } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { MenuButton, type MenuItem } from '../../ui/menu.tsx';
import { useWire } from '../wire-context.ts';
import { followTerms } from './event-terms.ts';
import { TermText } from './term-text.tsx';
import { type ValueOfMessage, valueTerm } from './value-terms.ts';

/** Filters by one value of a message; nothing where no filter can be made of it. */
export function ValueFilterMenu(value: ValueOfMessage) {
  const t = useT();
  const { store, filter } = useWire();
  const words = t.filter.menu;
  const term = valueTerm(store, value);
  if (term === undefined) return null;
  const items = (): MenuItem[] => [
    ...followTerms(store, value.seq)
      .filter(({ what }) => what === 'exchange')
      .map((followed) => ({
        id: 'follow exchange',
        group: '',
        label: words.exchange,
        run: () => filter.change(followed.term),
      })),
    {
      id: 'only',
      group: words.only,
      label: <TermText term={term} />,
      run: () => filter.change(addTerm(filter.text, term)),
    },
    {
      id: 'without',
      group: words.without,
      label: <TermText term={term} />,
      run: () => filter.change(addTerm(filter.text, `-${term}`)),
    },
  ];
  return (
    <MenuButton
      icon={ListFilter}
      label={words.ofValue}
      action="filter-value"
      items={items}
      className="size-5"
    />
  );
}
