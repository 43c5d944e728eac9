import { prettyJson } from '@lifeline/json';
import { type Draft, draftText, typed } from '@lifeline/schema-form';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';

interface JsonEditorProps {
  readonly root: Draft;
  readonly onEdit: (root: Draft) => void;
}

/** JSON mode: the whole draft as text, kept as it is typed; the fields below follow it and it follows them. */
export function JsonEditor({ root, onEdit }: JsonEditorProps) {
  const t = useT();
  const { subject } = useFormApi();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const text = root.kind === 'json' ? root.text : prettyJson(draftText(root).text ?? '');
  return (
    <textarea
      ref={box}
      data-arguments-editor=""
      aria-label={t.forms.of[subject].editor}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      rows={Math.min(24, Math.max(4, text.split('\n').length))}
      className="control h-auto shrink-0 resize-y py-1 font-mono text-wire"
      value={text}
      onChange={({ target }) => onEdit(typed('json', target.value))}
    />
  );
}
