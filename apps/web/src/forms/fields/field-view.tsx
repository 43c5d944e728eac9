import { fits, resolve, structured, withMemo } from '@lifeline/schema-form';
import { memo, useState } from 'react';
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

/** A field edited as JSON stays one box, whatever its text comes to, so that the box keeps the focus. */
function AnyField(props: FieldProps) {
  const { pointer, spot, draft } = props;
  const { schema, edit } = useFormApi();
  const [wantsJson, setWantsJson] = useState(false);
  const resolved = resolve(schema, spot, draft);
  const { shape } = resolved.field;
  const isAny = shape.kind === 'json' && resolved.unions.length === 0;
  const asJson = wantsJson || isAny || draft.kind === 'json' || !fits(shape, draft);
  const toggle = () => {
    if (asJson) edit(pointer, (node) => withMemo(structured(node), node.memo));
    setWantsJson(!asJson);
  };
  const json = isAny ? undefined : { isOn: asJson, toggle };
  const isGroup = !asJson && (shape.kind === 'object' || shape.kind === 'array');
  return isGroup ? (
    <GroupField {...props} resolved={resolved} json={json} />
  ) : (
    <LeafField {...props} resolved={resolved} asJson={asJson} json={json} />
  );
}
