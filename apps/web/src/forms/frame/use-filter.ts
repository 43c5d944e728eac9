import type { Field, FormSchema, Property } from '@lifeline/schema-form';
import { useMemo, useState } from 'react';
import type { FormView } from '../state/form-view.ts';

const NO_PROPERTIES: readonly Property[] = [];

/** How the fields are looked at: required first or in schema order, all or those whose texts hold a word. */
export function useFilter(schema: FormSchema, { shape }: Field) {
  const [query, onQuery] = useState('');
  const [requiredFirst, onRequiredFirst] = useState(true);
  const properties = shape.kind === 'object' ? shape.properties : NO_PROPERTIES;
  const view = useMemo((): FormView => {
    const wanted = query.trim().toLowerCase();
    const matches = ({ name, spot }: Property) => {
      if (wanted === '') return true;
      const { title = '', description = '' } = schema.field(spot);
      return [name, title, description].some((text) => text.toLowerCase().includes(wanted));
    };
    return { requiredFirst, matches };
  }, [schema, query, requiredFirst]);
  const names = useMemo(() => properties.map(({ name }) => name), [properties]);
  const shownCount = useMemo(() => properties.filter(view.matches).length, [properties, view]);
  return { query, onQuery, requiredFirst, onRequiredFirst, view, names, properties, shownCount };
}
