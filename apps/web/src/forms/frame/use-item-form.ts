import { type Draft, draftText, FormSchema, resolve } from '@lifeline/schema-form';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import { Expansion } from '../state/expansion.ts';
import type { FormApi } from '../state/form-api.ts';
import { IssueBook } from '../state/issue-book.ts';
import { useCheck } from '../state/use-check.ts';
import { useFormState } from '../state/use-form-state.ts';
import { useWantedField } from '../state/wanted-field.ts';
import type { Filled } from './filled-notice.tsx';
import { focusField } from './focus-field.ts';
import type { FormFrameProps } from './form-frame.tsx';

/** Everything behind a form: schema, draft, text that goes out, verdict, and what sends it. */
export function useItemForm(props: FormFrameProps, form: RefObject<HTMLFormElement | null>) {
  const { schemaText, draftKey, stored, store, check, suggest, onRun, subject = 'arguments' } = props;
  const t = useT();
  const schema = useMemo(() => new FormSchema(schemaText), [schemaText]);
  const { state, edit, replace, newest } = useFormState(
    schema,
    draftKey,
    stored,
    store,
    props.withDefaults === true,
  );
  const { root, shown } = state;
  const written = useMemo(() => draftText(root), [root]);
  const [issues] = useState(() => new IssueBook());
  const [expansion] = useState(() => new Expansion());
  const [filled, setFilled] = useState<Filled>();
  const [refused, setRefused] = useState<string>();
  const { verdict, verdictOn, checkLonger } = useCheck(check, schemaText, written, issues);

  const focus = useCallback(
    (pointer: string) => {
      expansion.openTo(pointer);
      requestAnimationFrame(() => focusField(form.current, pointer));
    },
    [expansion, form],
  );
  const wanted = useWantedField();
  useEffect(() => {
    if (wanted !== undefined) focus(wanted);
  }, [wanted, focus]);
  const fill = useCallback(
    (after: Draft, notice: string) => {
      setFilled({ before: newest(), after, notice });
      replace(after);
    },
    [newest, replace],
  );
  const api = useMemo((): FormApi => {
    const argumentsText = () => draftText(newest()).text;
    return { schema, subject, issues, expansion, root: newest, edit, fill, focus, argumentsText, suggest };
  }, [schema, subject, issues, expansion, newest, edit, fill, focus, suggest]);

  /** Sends what stands there, whatever the verdict; only text that is not JSON cannot be an argument. */
  const run = async () => {
    const now = draftText(newest());
    const [broken] = now.broken;
    if (broken === undefined) {
      const { issues: found } = await verdictOn(now);
      onRun(now.text, found.length);
      return;
    }
    announce(t.forms.of[subject].notSent, 'assertive');
    setRefused(now.text);
    if (broken.pointer !== '') focus(broken.pointer);
  };
  const isRefused = refused !== undefined && refused === written.text;
  const resolved = resolve(schema, schema.root, shown);
  const isUnreadable = root.kind === 'json' && written.broken.length > 0;
  return {
    api,
    root,
    shown,
    resolved,
    written,
    verdict,
    checkLonger,
    replace,
    run,
    filled,
    isUnreadable,
    isRefused,
  };
}
