import { typed } from '@lifeline/schema-form';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useFormApi } from '../state/form-api.ts';
import { type ControlProps, controlAttributes, placeholderOf } from './control-props.ts';

/** Longer base64 text is not put into the box: the browser would lay out megabytes of one line. */
const MAX_SHOWN = 100_000;

/** base64 text, typed or made from a file. */
export function FileControl(props: ControlProps & { readonly accept: string | undefined }) {
  const t = useT();
  const { edit } = useFormApi();
  const [failure, setFailure] = useState<string>();
  const { pointer, draft, accept, id, label } = props;
  const text = draft.kind === 'string' ? draft.text : '';
  const { className, ...attributes } = controlAttributes(props);
  const read = async (file: File) => {
    try {
      const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
      edit(pointer, () => ({ kind: 'string', text: base64 }));
      setFailure(undefined);
    } catch (error) {
      setFailure(t.forms.file.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <div className="flex flex-col gap-1">
      <input
        id={id}
        type="file"
        data-control="file"
        accept={accept}
        aria-label={`${label}: ${t.forms.file.choose}`}
        className="text-meta text-text-2 file:mr-2 file:h-7 file:rounded-control file:border file:border-edge file:bg-canvas file:px-3 file:text-text"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void read(file);
        }}
      />
      <textarea
        {...attributes}
        id={`${id}-text`}
        aria-label={`${label}: ${t.forms.file.text}`}
        rows={1}
        readOnly={text.length > MAX_SHOWN}
        placeholder={placeholderOf(props, t)}
        className={`${className} h-auto min-h-7 resize-y py-[3px] font-mono text-wire break-all`}
        value={text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}
        onChange={(event) => edit(pointer, () => typed('string', event.target.value))}
      />
      {failure === undefined ? null : <p className="text-meta text-error">{failure}</p>}
    </div>
  );
}

/** In slices: a call with millions of arguments overflows the stack. */
function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
