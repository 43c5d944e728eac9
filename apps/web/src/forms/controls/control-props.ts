import type { Draft, Field } from '@lifeline/schema-form';

/** What every control gets. */
export interface ControlProps {
  readonly id: string;
  readonly pointer: string;
  readonly field: Field;
  readonly draft: Draft;
  readonly describedBy: string | undefined;
  readonly hasIssues: boolean;
  /** The text is masked by style. */
  readonly isSecret: boolean;
}

/** Look and attributes that text-like controls share. */
export function controlAttributes({ id, describedBy, hasIssues, draft }: ControlProps) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': hasIssues || undefined,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    className: `control w-full ${draft.kind === 'absent' ? 'border-dotted' : ''}`,
  } as const;
}
