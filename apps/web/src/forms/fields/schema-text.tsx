import type { Field } from '@lifeline/schema-form';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useFormApi } from '../state/form-api.ts';

/** The field's schema as the server wrote it. */
export function SchemaText({ field }: { readonly field: Field }) {
  const { schema } = useFormApi();
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-auto rounded-control bg-fill p-2 text-meta whitespace-pre-wrap wrap-anywhere"
    >
      <RevealText text={schema.schemaText(field.spot)} />
    </pre>
  );
}
