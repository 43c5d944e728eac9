import { renameMember } from '@lifeline/schema-form';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';

/** The name of a free member; a new one counts when the box is left. */
export function KeyBox({ pointer, name }: { readonly pointer: string; readonly name: string }) {
  const t = useT();
  const { edit } = useFormApi();
  const [text, setText] = useState(name);
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  return (
    <input
      data-key=""
      aria-label={t.forms.map.key}
      spellCheck={false}
      autoComplete="off"
      className="control h-6 w-40 font-mono text-wire font-semibold"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (text !== name) edit(parent, (node) => renameMember(node, name, text));
        // A taken name is refused; the box shows what counts. After a rename this field stands under its new name.
        setText(name);
      }}
    />
  );
}
