import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { isMeta, traceparent, withMember } from './meta-text.ts';

/** Named as on the wire, in every language. */
const MEMBER = '_meta';

export interface Meta {
  /** The field for the members of `_meta`, folded until it is wanted. */
  readonly field: ReactNode;
  /** What the person wrote; undefined: nothing, or nothing that can go out. */
  readonly text: string | undefined;
  /** Sends, unless what was written cannot go out: then the field says so, and gets the focus. */
  readonly guard: (send: () => void) => void;
}

/** What the next request of a form has in its `_meta`, besides what Lifeline puts there. */
export function useMeta(): Meta {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';
  const isBad = !isBlank && !isMeta(text);
  return {
    field: <MetaField text={text} isBad={isBad} open={open} box={box} onOpen={setOpen} onChange={setText} />,
    text: isBlank || isBad ? undefined : text,
    guard: (send) => {
      if (!isBad) send();
      else {
        setOpen(true);
        box.current?.focus();
      }
    },
  };
}

interface MetaFieldProps {
  readonly text: string;
  readonly isBad: boolean;
  readonly open: boolean;
  readonly box: React.RefObject<HTMLTextAreaElement | null>;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (text: string) => void;
}

function MetaField({ text, isBad, open, box, onOpen, onChange }: MetaFieldProps) {
  const words = useT().catalogue.meta;
  const traced = withMember(text, 'traceparent', '""');
  const trace = () => {
    const value = JSON.stringify(traceparent(crypto.getRandomValues(new Uint8Array(24))));
    onChange(withMember(text, 'traceparent', value) ?? text);
  };
  return (
    <details
      data-meta={isBad ? 'bad' : text.trim() === '' ? 'empty' : 'given'}
      open={open}
      className="text-meta"
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className="w-fit rounded-control text-text-3 hover:text-text" title={words.hint}>
        <code className="text-meta">{MEMBER}</code>
        {isBad || text.trim() === '' ? null : <span className="ml-2 text-text-2">{words.given}</span>}
      </summary>
      <div className="mt-1 flex flex-col items-start gap-1">
        <textarea
          ref={box}
          data-field="meta"
          aria-label={words.label}
          aria-invalid={isBad}
          rows={2}
          spellCheck={false}
          placeholder={'{"example.com/key": "value"}'}
          className="control w-full resize-y py-1 font-mono text-wire"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        {isBad ? (
          <p role="alert" className="text-error">
            {words.bad}
          </p>
        ) : null}
        {traced === undefined ? null : (
          <Button kind="quiet" data-action="add-traceparent" title={words.traceHint} onClick={trace}>
            {words.trace}
          </Button>
        )}
      </div>
    </details>
  );
}
