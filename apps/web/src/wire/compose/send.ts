import type { Commands } from '../../source/commands.ts';
import { type ComposeDraft, paramsOf } from './draft.ts';

/** Sends a draft as it is. Resolves to the seq of its event. */
export function sendDraft(commands: Commands, draft: ComposeDraft): Promise<number> {
  switch (draft.kind) {
    case 'request':
      return commands.request(draft.method, paramsOf(draft));
    case 'notification':
      return commands.notify(draft.method, paramsOf(draft));
    case 'raw':
      return commands.raw(draft.text);
  }
}
