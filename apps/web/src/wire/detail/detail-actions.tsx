import { PencilLine, SendHorizontal } from 'lucide-react';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { useCommands } from '../../source/hooks.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { draftOfMessage } from '../compose/draft-of.ts';
import { sendDraft } from '../compose/send.ts';
import { EventFilterMenu } from '../filter/event-filter-menu.tsx';
import type { RowFacts } from '../rows/row-facts.ts';
import { useWire } from '../wire-context.ts';

/** Copy, send again, edit and send: what can be done with the selected line. */
export function DetailActions({ facts }: { readonly facts: RowFacts }) {
  const t = useT();
  const { sessionId, store, canSend, compose } = useWire();
  const commands = useCommands(sessionId);
  const run = useRun();
  const words = t.wire.detail;
  const wholeText = async () => {
    const raw = store.raw(facts.seq);
    if (raw !== undefined && raw !== 'none' && !raw.cut) return raw.text;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.exactBytes(facts.seq));
  };
  const sendable = canSend && facts.dir === 'toServer' && facts.kind !== 'response';
  return (
    <>
      {sendable ? (
        <>
          <IconButton
            icon={SendHorizontal}
            label={words.sendAgain}
            onClick={() =>
              run(wholeText().then((text) => sendDraft(commands, draftOfMessage(text, facts.kind))))
            }
          />
          <IconButton
            icon={PencilLine}
            label={words.edit}
            onClick={() => run(wholeText().then((text) => compose(draftOfMessage(text, facts.kind))))}
          />
        </>
      ) : null}
      <EventFilterMenu seq={facts.seq} />
      <CopyButton text={wholeText} label={words.copy} />
    </>
  );
}
