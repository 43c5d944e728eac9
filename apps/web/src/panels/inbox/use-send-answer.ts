import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { Answer } from '../../source/commands.ts';
import { type BridgeError, toBridgeError } from '../../source/errors.ts';
import { useCommands } from '../../source/hooks.ts';
import { announce } from '../../ui/announcer.tsx';
import { noteSent } from './answers.ts';
import { type Asked, askedKey } from './requests.ts';

export interface SendAnswer {
  readonly send: (answer: Answer) => void;
  readonly sending: boolean;
  /** Why the last answer was not accepted. */
  readonly failure: BridgeError | undefined;
}

/** Sends an answer; the request then leaves the open ones by the trace. `onSent`: it was accepted. */
export function useSendAnswer(
  sessionId: string,
  asked: Pick<Asked, 'requestSeq' | 'input'>,
  onSent: () => void,
): SendAnswer {
  const t = useT();
  const commands = useCommands(sessionId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BridgeError>();
  const send = async (answer: Answer) => {
    setSending(true);
    setFailure(undefined);
    try {
      await commands.answer(asked.requestSeq, answer, asked.input);
      noteSent(sessionId, askedKey(asked));
      onSent();
      announce(t.inbox.answer.sent);
    } catch (error) {
      const refusal = toBridgeError(error);
      setFailure(refusal);
      if (refusal.code === 'already-answered') announce(t.inbox.answer.taken, 'assertive');
    } finally {
      setSending(false);
    }
  };
  return { send: (answer) => void send(answer), sending, failure };
}
