import { type Draft, draftState, EMPTY_OBJECT, type Resolved, secretPointers } from '@lifeline/schema-form';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { Check } from '../check/protocol.ts';
import type { MakeSample } from '../sample/make-sample.ts';
import { FormApiProvider, type Subject, type Suggest } from '../state/form-api.ts';
import { FormViewProvider } from '../state/form-view.ts';
import { noteEditing, wasEditing } from '../state/memory.ts';
import type { DraftStore } from '../state/use-form-state.ts';
import { FilledNotice } from './filled-notice.tsx';
import { focusFirstRequired } from './focus-field.ts';
import { FormFooter } from './form-footer.tsx';
import { FormToolbar } from './form-toolbar.tsx';
import { GenerateButton } from './generate-button.tsx';
import { JsonEditor } from './json-editor.tsx';
import { OutgoingStrip } from './outgoing-strip.tsx';
import { PasteNotice } from './paste-notice.tsx';
import { RootFields } from './root-fields.tsx';
import { SteadyBox } from './steady-box.tsx';
import { useFilter } from './use-filter.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useHoverLink } from './use-hover-link.ts';
import { useItemForm } from './use-item-form.ts';
import { usePaste } from './use-paste.ts';

export interface FormFrameProps {
  readonly name: string;
  readonly schemaText: string | undefined;
  readonly draftKey: string;
  /** What the store held when the form was opened. */
  readonly stored: unknown;
  readonly store: DraftStore;
  readonly check: Check;
  readonly subject?: Subject | undefined;
  /** Left out: no samples are offered. */
  readonly makeSample?: MakeSample | undefined;
  readonly runLabel?: string | undefined;
  readonly runAction?: string | undefined;
  readonly withDefaults?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly onRun: (argumentsText: string | undefined, issues: number) => void;
  readonly onRaw?: ((argumentsText: string) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly suggest?: Suggest | undefined;
  readonly outgoing?: ((argumentsText: string | undefined) => string) | undefined;
  readonly earlier?: ReactNode;
  readonly note?: ReactNode;
  readonly beside?: ReactNode;
  readonly options?: ReactNode;
}

/** The form of one item: fields, the exact arguments text, and a footer with Run that stays in sight. */
export function FormFrame(props: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const item = useItemForm(props, form);
  const { api, root, shown, resolved, written, replace, run, isUnreadable } = item;
  const t = useT();
  const [isEditing, setEditing] = useState(() => isUnreadable || wasEditing(props.draftKey));
  const filter = useFilter(api.schema, resolved.field);
  const paste = usePaste(api, filter.names);
  const onKeyDown = useFormKeys(api, () => void run());
  const hover = useHoverLink(form);
  const isBroken = written.broken.length > 0;
  const { text } = written;
  const { onRaw } = props;
  const raw = onRaw === undefined || text === undefined ? undefined : () => onRaw(text);
  const secrets = useMemo(() => secretPointers(api.schema, root), [api.schema, root]);
  useEffect(() => focusFirstRequired(form.current), []);
  return (
    <FormApiProvider value={api}>
      <FormViewProvider value={filter.view}>
        <form
          ref={form}
          data-form={props.name}
          data-arguments={isUnreadable ? 'other' : kindOf(shown)}
          noValidate
          autoComplete="off"
          className="flex h-full min-h-0 min-w-0 flex-col"
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={onKeyDown}
          onPaste={paste.onPaste}
          {...hover}
        >
          <div className="min-h-0 min-w-0 flex-1 scroll-pt-24 overflow-y-auto">
            <SteadyBox className="@container flex min-w-0 flex-col gap-4 px-4 py-3">
              <PasteNotice {...paste} />
              <FilledNotice filled={item.filled} root={root} onUndo={replace} />
              <FormToolbar {...filter} schema={api.schema} root={shown} onRoot={replace}>
                {props.makeSample === undefined ||
                props.schemaText === undefined ||
                takesNothing(resolved) ? null : (
                  <GenerateButton schemaText={props.schemaText} makeSample={props.makeSample} />
                )}
                {props.earlier}
              </FormToolbar>
              {isEditing ? <JsonEditor root={root} onEdit={replace} /> : null}
              <RootFields root={root} shown={shown} resolved={resolved} isUnreadable={isUnreadable} />
              {props.note}
            </SteadyBox>
          </div>
          <FormFooter
            verdict={item.verdict}
            runLabel={props.runLabel}
            runAction={props.runAction}
            isBusy={props.busy === true}
            isEditing={isEditing}
            isBroken={isBroken}
            isRefused={item.isRefused}
            onRaw={raw}
            beside={props.beside}
            options={props.options}
            onRun={() => void run()}
            onCancel={props.onCancel}
            onClear={() => api.fill(EMPTY_OBJECT, t.forms.root.cleared)}
            onJsonMode={() => {
              noteEditing(props.draftKey, !isEditing);
              setEditing(!isEditing);
            }}
            onCheckAgain={item.checkLonger}
            onGoTo={(pointer) => {
              filter.onQuery('');
              api.focus(pointer);
            }}
          >
            <OutgoingStrip
              text={isBroken || props.outgoing === undefined ? written.text : props.outgoing(written.text)}
              isBroken={isBroken}
              secrets={secrets}
            />
          </FormFooter>
        </form>
      </FormViewProvider>
    </FormApiProvider>
  );
}

/** No field is described, so that a sample could only be empty. */
function takesNothing({ field: { shape }, unions }: Resolved): boolean {
  return (
    shape.kind === 'object' && shape.properties.length === 0 && !shape.map.described && unions.length === 0
  );
}

function kindOf(root: Draft): 'absent' | 'object' | 'other' {
  if (draftState(root) === 'absent') return 'absent';
  return root.kind === 'object' ? 'object' : 'other';
}
