import type { Field } from '@lifeline/schema-form';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useFormApi } from '../state/form-api.ts';
import { LIT } from './keyword-mark.tsx';

/** The field's schema as the server wrote it; its keywords light up with what they are about. */
export function SchemaText({ field }: { readonly field: Field }) {
  const { schema } = useFormApi();
  return (
    <pre
      data-schema-text=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-auto rounded-control bg-fill p-2 text-meta whitespace-pre-wrap wrap-anywhere"
    >
      {schema.schemaLines(field.spot).map(({ keyword, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one schema never change
        <span key={index} data-keyword={keyword} className={keyword === undefined ? undefined : LIT}>
          <RevealText text={text} />
        </span>
      ))}
    </pre>
  );
}
