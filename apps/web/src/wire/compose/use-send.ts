import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useCommands } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import type { ComposeDraft } from './draft.ts';
import { sendDraft } from './send.ts';

interface Sending {
  readonly busy: boolean;
  readonly error?: unknown;
  readonly sentSeq?: number;
}

/** Sends drafts; tells the seq of what was sent last, or why it was not. */
export function useSend(sessionId: string): Sending & { readonly send: (draft: ComposeDraft) => void } {
  const t = useT();
  const commands = useCommands(sessionId);
  const [state, setState] = useState<Sending>({ busy: false });
  const send = (draft: ComposeDraft) => {
    setState({ busy: true });
    sendDraft(commands, draft).then(
      (sentSeq) => {
        setState({ busy: false, sentSeq });
        announce(t.wire.compose.sent(sentSeq));
      },
      (error: unknown) => setState({ busy: false, error }),
    );
  };
  return { ...state, send };
}
