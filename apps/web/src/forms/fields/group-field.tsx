import { draftState, type Field, type Resolved } from '@lifeline/schema-form';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { useExpanded, useIssues } from '../state/form-api.ts';
import { visibleText } from '../visible-text.ts';
import { Description } from './description.tsx';
import { FieldHead } from './field-head.tsx';
import { FieldNotes } from './field-notes.tsx';
import { type FieldProps, isRecursive, type JsonSwitch } from './field-props.ts';
import { GroupBody } from './group-body.tsx';
import { drawnBy } from './keyword-mark.tsx';
import { FIELD_GRID, FIELD_HEAD } from './layout.ts';
import { isMapLike, takesMembers } from './map-entries.tsx';
import { StateButtons } from './state-buttons.tsx';
import { UnionPickers } from './union-picker.tsx';

/** Optional groups up to this many levels and fields stand open; deeper and larger ones open on demand. */
const OPEN_LEVELS = 3;
const OPEN_FIELDS = 8;
/** Below this level nothing opens by itself: each level costs drawing time, and schemas may go on for hundreds. */
const DEEPEST_OPEN = 8;

interface GroupFieldProps extends FieldProps {
  readonly resolved: Resolved;
  readonly json: JsonSwitch | undefined;
}

/** An object or array: a head that opens and closes it, and its children. */
export function GroupField(props: GroupFieldProps) {
  const { pointer, name, draft, required, resolved, json } = props;
  const t = useT();
  const { own, below } = useIssues(pointer);
  const [isOpen, setOpen] = useExpanded(pointer, standsOpen(props, resolved.field));
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const { field, unions } = resolved;
  const shown = visibleText(name);
  const addMember = () => {
    setOpen(true);
    setAdding(true);
  };
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <section
      data-pointer={pointer}
      data-state={draftState(draft)}
      data-issues={own.length + field.problems.length + (isOpen ? 0 : below)}
      data-drawn-by={drawnBy(field.shape)}
      data-required={required || undefined}
      aria-label={shown}
      className="relative flex min-w-0 flex-col gap-1"
    >
      <div className={classes(FIELD_GRID, 'sticky! bg-canvas')} style={stickyAt(pointer)}>
        <div className={classes(FIELD_HEAD, 'flex min-w-0 items-center gap-1')}>
          <button
            type="button"
            data-expand=""
            aria-expanded={isOpen}
            aria-label={isOpen ? t.forms.group.close(shown) : t.forms.group.open(shown)}
            className="-ml-1 inline-flex size-6 shrink-0 items-center justify-center rounded-control text-text-2 hover:bg-fill"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={14} strokeWidth={1.5} aria-hidden />
          </button>
          <div className="min-w-0 flex-1">
            <FieldHead {...props} field={field} controlId={id} />
          </div>
        </div>
        <StateButtons
          pointer={pointer}
          name={name}
          draft={draft}
          field={field}
          json={json}
          part={props.part}
          onAddMember={addsQuietly(field, pointer) ? addMember : undefined}
        />
      </div>
      <div className={classes('flex flex-col gap-1 border-l border-border pl-4', required && 'border-edge')}>
        <Description id={`${id}-description`} text={field.description} />
        <UnionPickers pointer={pointer} unions={unions} />
        <FieldNotes {...props} id={`${id}-notes`} field={field} issues={own} isSecret={false} />
        {isOpen ? (
          <GroupBody {...props} field={field} isAdding={isAdding} onAdding={setAdding} />
        ) : (
          <p className="text-meta text-text-3">
            {summary(field, draft.kind === 'array' ? draft.items.length : undefined, t.forms.group)}
            {below > 0 ? ` · ${t.forms.group.issues(below)}` : ''}
          </p>
        )}
      </div>
    </section>
  );
}

const HEAD_PX = 24;
/** Heads of so many levels stay in sight over each other: the way to where one is. */
const STICKY_LEVELS = 4;

/** Where a group's head stops while its fields go by: below those of the groups around it, and behind them. */
function stickyAt(pointer: string) {
  const level = Math.min(pointer.split('/').length - 1, STICKY_LEVELS);
  return { top: (level - 1) * HEAD_PX, zIndex: STICKY_LEVELS + 1 - level };
}

function standsOpen(props: FieldProps, field: Field): boolean {
  const { shape } = field;
  const level = props.pointer.split('/').length - 1;
  if (level > DEEPEST_OPEN) return false;
  if (draftState(props.draft) === 'set') return true;
  if (isRecursive(field, props.within)) return false;
  if (props.required || shape.kind !== 'object') return true;
  return level <= OPEN_LEVELS && shape.properties.length <= OPEN_FIELDS;
}

function summary(
  { shape }: Field,
  items: number | undefined,
  texts: { readonly fields: (n: number) => string; readonly items: (n: number) => string },
): string {
  return shape.kind === 'object' ? texts.fields(shape.properties.length) : texts.items(items ?? 0);
}

/** Objects that are no maps take other members by a quiet button among the states. */
export function addsQuietly({ shape }: Field, pointer: string): boolean {
  return shape.kind === 'object' && takesMembers(shape) && !isMapLike(shape, pointer);
}
