import type { Field } from '@lifeline/schema-form';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { FieldProps } from './field-props.ts';
import { KeyBox } from './key-box.tsx';
import { KeywordMark } from './keyword-mark.tsx';
import { FIELD_HEAD } from './layout.ts';

/** Name, title, required mark and type of a field. */
export function FieldHead({
  pointer,
  name,
  part,
  required,
  draft,
  field,
  controlId,
}: FieldProps & { readonly field: Field; readonly controlId: string }) {
  const t = useT();
  return (
    <div className={classes(FIELD_HEAD, 'flex min-w-0 items-baseline gap-2')}>
      {part.kind === 'entry' ? (
        <KeyBox pointer={pointer} name={name} />
      ) : (
        <label htmlFor={controlId} className="shrink-0 font-mono text-wire font-semibold">
          <FieldName name={name} part={part} />
        </label>
      )}
      {required ? (
        <span className="shrink-0 text-accent" title={t.forms.field.requiredHint}>
          <span aria-hidden>{'● '}</span>
          <span className="text-meta @max-sm:sr-only">{t.forms.field.required}</span>
        </span>
      ) : null}
      {field.title === undefined ? null : (
        <span className="min-w-0 truncate text-text-2">
          <KeywordMark keyword="title">
            <RevealText text={field.title} />
          </KeywordMark>
        </span>
      )}
      {draft.kind === 'null' ? (
        <Badge tone="neutral" mono title={t.forms.states.null}>
          {'null'}
        </Badge>
      ) : null}
      {field.deprecated ? (
        <KeywordMark keyword="deprecated">
          <Badge>{t.forms.field.deprecated}</Badge>
        </KeywordMark>
      ) : null}
      <span className="ml-auto shrink-0 font-mono text-meta text-text-3">
        <KeywordMark keyword="type">
          <RevealText text={field.typeText} />
        </KeywordMark>
      </span>
    </div>
  );
}

/** What a field is called: its member name, or its place in an array. */
function FieldName({ name, part }: Pick<FieldProps, 'name' | 'part'>) {
  const t = useT();
  if (part.kind === 'item' || part.kind === 'slot')
    return <span className="figures">{`[${part.index}]`}</span>;
  return name === '' ? <i title={t.forms.field.unnamed}>{'""'}</i> : <RevealText text={name} />;
}
