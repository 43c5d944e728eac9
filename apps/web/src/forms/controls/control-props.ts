import type { Draft, Field } from '@lifeline/schema-form';
import type { Messages } from '../../i18n/messages.ts';
import { visibleText } from '../visible-text.ts';

/** What every control gets. */
export interface ControlProps {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly pointer: string;
  readonly field: Field;
  readonly draft: Draft;
  readonly describedBy: string | undefined;
  readonly hasIssues: boolean;
  /** The text is masked by style. */
  readonly isSecret: boolean;
}

/** Look and attributes that text-like controls share. */
export function controlAttributes({ id, label, describedBy, hasIssues, draft }: ControlProps) {
  return {
    id,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': hasIssues || undefined,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    className: `control w-full ${draft.kind === 'absent' ? 'border-dotted text-text-3' : ''}`,
  } as const;
}

/** What stands in an empty box: the state, and the default that could be taken over. */
export function placeholderOf({ draft, field }: ControlProps, t: Messages): string {
  if (draft.kind === 'null') return 'null';
  if (draft.kind !== 'absent') return '';
  const { absent } = t.forms.states;
  if (field.defaultText === undefined) return absent;
  return `${absent} · ${t.forms.field.default(visibleText(field.defaultText))}`;
}
