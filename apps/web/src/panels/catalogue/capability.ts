import type { ItemKind } from '@lifeline/model';
import type { DeclaredPanel } from '../../app/declared.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The kinds that each capability lists, in the order shown. */
export const KINDS: Readonly<Record<DeclaredPanel, readonly ItemKind[]>> = {
  tools: ['tool'],
  resources: ['resource', 'template'],
  prompts: ['prompt'],
};

/** What a kind is called in the plural. */
export function thingsOf(kind: ItemKind, t: Messages): string {
  switch (kind) {
    case 'tool':
      return t.tools.list.things;
    case 'resource':
      return t.resources.list.things;
    case 'template':
      return t.resources.templateThings;
    case 'prompt':
      return t.prompts.list.things;
  }
}
