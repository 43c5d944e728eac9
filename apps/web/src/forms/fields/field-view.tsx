import { fits, resolve } from '@lifeline/schema-form';
import { memo } from 'react';
import { useFormApi } from '../state/form-api.ts';
import { FieldBoundary } from './field-boundary.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { LeafField } from './leaf-field.tsx';

/** One value of the form with everything that is said about it. A failure in it never leaves it. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  return (
    <FieldBoundary {...props}>
      <AnyField {...props} />
    </FieldBoundary>
  );
});

function AnyField(props: FieldProps) {
  const { schema } = useFormApi();
  const resolved = resolve(schema, props.spot, props.draft);
  const { shape } = resolved.field;
  const isGroup = (shape.kind === 'object' || shape.kind === 'array') && fits(shape, props.draft);
  return isGroup ? (
    <GroupField {...props} resolved={resolved} />
  ) : (
    <LeafField {...props} resolved={resolved} />
  );
}
