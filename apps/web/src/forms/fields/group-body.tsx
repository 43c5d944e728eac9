import type { Field } from '@lifeline/schema-form';
import { ArrayBody } from './array-body.tsx';
import type { FieldProps } from './field-props.ts';
import { ObjectBody } from './object-body.tsx';

/** The children of an object or array. */
export function GroupBody(props: FieldProps & { readonly field: Field }) {
  const { shape } = props.field;
  if (shape.kind === 'object') return <ObjectBody {...props} shape={shape} />;
  return shape.kind === 'array' ? <ArrayBody {...props} shape={shape} /> : null;
}
