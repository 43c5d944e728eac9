import {
  ABSENT,
  type Draft,
  defaultOf,
  type FormSchema,
  isAbsent,
  memberDraft,
  type Property,
  resolve,
  takeDefaults,
} from '@lifeline/schema-form';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';

const FILTER_FROM = 16;

interface FormToolbarProps {
  readonly schema: FormSchema;
  readonly root: Draft;
  readonly properties: readonly Property[];
  readonly query: string;
  readonly shownCount: number;
  readonly requiredFirst: boolean;
  readonly onQuery: (query: string) => void;
  readonly onRequiredFirst: (requiredFirst: boolean) => void;
  readonly onRoot: (root: Draft) => void;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** What concerns all fields: filter, order, defaults, and other ways to fill them. */
export function FormToolbar(props: FormToolbarProps) {
  const t = useT();
  const { schema, root, properties, query, shownCount, requiredFirst } = props;
  const hasFilter = properties.length >= FILTER_FROM;
  const hasOrder = isMixed(properties);
  const withDefault = useMemo(
    () => properties.filter(({ spot }) => defaultOf(resolve(schema, spot, ABSENT).field) !== undefined),
    [schema, properties],
  );
  const defaults = withDefault.filter(({ name }) => isAbsent(memberDraft(root, name))).length;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2 empty:hidden">
      {hasFilter ? (
        <>
          <input
            type="search"
            aria-label={t.forms.root.filter}
            placeholder={t.forms.root.filter}
            className="control w-44"
            value={query}
            onChange={(event) => props.onQuery(event.target.value)}
          />
          <span className="text-meta text-text-3 figures">
            {t.forms.root.filtered(shownCount, properties.length)}
          </span>
        </>
      ) : null}
      {hasOrder ? (
        <label className="flex min-h-6 items-center gap-1.5 text-meta text-text-2">
          <input
            type="checkbox"
            checked={requiredFirst}
            onChange={(event) => props.onRequiredFirst(event.target.checked)}
          />
          {t.forms.root.requiredFirst}
        </label>
      ) : null}
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1 empty:hidden">
        {defaults === 0 ? null : (
          <Button
            kind="quiet"
            className="px-2 text-meta"
            onClick={() => props.onRoot(takeDefaults(schema, root))}
          >
            {t.forms.root.takeDefaults(defaults)}
          </Button>
        )}
        {props.children}
      </span>
    </div>
  );
}

/** Whether a required property stands behind an optional one, so that the order makes a difference. */
function isMixed(properties: readonly Property[]): boolean {
  const firstOptional = properties.findIndex(({ required }) => !required);
  return firstOptional >= 0 && properties.slice(firstOptional).some(({ required }) => required);
}
