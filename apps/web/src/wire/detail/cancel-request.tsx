import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { useCommands } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { useWire } from '../wire-context.ts';

/** Withdraws a pending request of the client: sends notifications/cancelled. */
export function CancelRequest({ requestSeq }: { readonly requestSeq: number }) {
  const t = useT();
  const { sessionId, canSend } = useWire();
  const commands = useCommands(sessionId);
  const run = useRun();
  if (!canSend) return null;
  return <Button onClick={() => run(commands.cancel(requestSeq))}>{t.wire.detail.cancel}</Button>;
}
