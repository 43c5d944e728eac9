import { ANY_SPOT, type Draft } from '@lifeline/schema-form';
import { JsonControl } from '../controls/json-control.tsx';
import { useFormApi } from '../state/form-api.ts';

/** A whole group as JSON text. */
export function GroupJson({
  id,
  pointer,
  draft,
}: {
  readonly id: string;
  readonly pointer: string;
  readonly draft: Draft;
}) {
  const { schema } = useFormApi();
  return (
    <JsonControl
      id={id}
      pointer={pointer}
      field={schema.field(ANY_SPOT)}
      draft={draft}
      describedBy={undefined}
      hasIssues={false}
      isSecret={false}
    />
  );
}
