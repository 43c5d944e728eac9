import { ANY_SPOT } from '@lifeline/schema-form';
import { Component, type ReactNode } from 'react';
import { useT } from '../../i18n/language.ts';
import { JsonControl } from '../controls/json-control.tsx';
import { useFormApi } from '../state/form-api.ts';
import type { FieldProps } from './field-props.ts';

interface State {
  readonly failure: string | undefined;
}

/** Draws the field as plain JSON when its own drawing fails. */
export class FieldBoundary extends Component<FieldProps & { readonly children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { children, ...field } = this.props;
    const { failure } = this.state;
    return failure === undefined ? children : <RawField {...field} failure={failure} />;
  }
}

function RawField({ pointer, name, draft, failure }: FieldProps & { readonly failure: string }) {
  const t = useT();
  const { schema } = useFormApi();
  return (
    <div data-pointer={pointer} data-state="set" data-issues="0" className="flex flex-col gap-1">
      <span className="font-mono text-wire font-semibold">{name}</span>
      <JsonControl
        id={`raw-${pointer}`}
        label={name}
        pointer={pointer}
        field={schema.field(ANY_SPOT)}
        draft={draft}
        describedBy={undefined}
        hasIssues={false}
        isSecret={false}
      />
      <p className="text-meta text-malformed">{t.forms.field.crashed(failure)}</p>
    </div>
  );
}
