import { joinPointer } from '@lifeline/json';
import { memberDraft, type Property } from '@lifeline/schema-form';
import { useMemo } from 'react';
import { useWanted } from '../state/form-api.ts';
import { useFormView } from '../state/form-view.ts';
import { withinOf } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import { MapEntries, type MapEntriesProps } from './map-entries.tsx';
import { useShownCount } from './use-shown-count.tsx';

const STEP = 200;

/** The named properties of an object, required ones first if wanted, and its other members. */
export function ObjectBody(props: MapEntriesProps) {
  const { pointer, draft, shape, field, within } = props;
  const { requiredFirst, matches } = useFormView();
  const isRoot = pointer === '';
  const ordered = useMemo(() => {
    const wanted = isRoot ? shape.properties.filter(matches) : shape.properties;
    return requiredFirst ? requiredOnTop(wanted) : wanted;
  }, [shape, isRoot, matches, requiredFirst]);
  const wanted = useWanted(pointer);
  const wantedIndex = wanted === undefined ? -1 : ordered.findIndex(({ name }) => name === wanted);
  const { shown, more } = useShownCount(ordered.length, STEP, wantedIndex);
  const inner = withinOf(within, field);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {ordered.slice(0, shown).map(({ name, spot: child, required, undescribed }) => (
        <FieldView
          key={name}
          pointer={joinPointer(pointer, name)}
          name={name}
          spot={child}
          draft={memberDraft(draft, name)}
          required={required}
          part={undescribed ? UNDESCRIBED : DESCRIBED}
          within={inner}
        />
      ))}
      {more}
      <MapEntries {...props} within={inner} />
    </div>
  );
}

const DESCRIBED = { kind: 'property', undescribed: false } as const;
const UNDESCRIBED = { kind: 'property', undescribed: true } as const;

function requiredOnTop(properties: readonly Property[]): readonly Property[] {
  return properties.toSorted((a, b) => Number(b.required) - Number(a.required));
}
