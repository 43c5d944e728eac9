import { decodeEvent } from '@lifeline/trace';
import { Globe, PencilLine, SendHorizontal, SquareTerminal, StickyNote } from 'lucide-react';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { useEventNotes } from '../../notes/event-notes.ts';
import { useCommands, useSession } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { draftOfMessage } from '../compose/draft-of.ts';
import { sendDraft } from '../compose/send.ts';
import { EventFilterMenu } from '../filter/event-filter-menu.tsx';
import type { RowFacts } from '../rows/row-facts.ts';
import { useWire } from '../wire-context.ts';

interface DetailActionsProps {
  readonly facts: RowFacts;
  /** Begins a note on the event. */
  readonly onNote: () => void;
}

/** Copy, send again, edit and send, note: what can be done with the selected event. */
export function DetailActions({ facts, onNote }: DetailActionsProps) {
  const t = useT();
  const { sessionId, store, canSend, compose } = useWire();
  const commands = useCommands(sessionId);
  const session = useSession(sessionId);
  const run = useRun();
  const words = t.wire.detail;
  const notes = useEventNotes();
  const canNote = notes.change !== undefined && notes.textOf(facts.seq) === undefined;
  const wholeText = async () => {
    const raw = store.raw(facts.seq);
    if (raw !== undefined && raw !== 'none' && !raw.cut) return raw.text;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.exactBytes(facts.seq));
  };
  const commandText = async () => {
    const { revision } = store.model.negotiation ?? {};
    const place = { commandLine: session?.commandLine ?? [], cwd: session?.cwd, revision };
    const { runLine } = await import('./run-line.ts');
    return runLine(await wholeText(), place) ?? '';
  };
  const http = httpRequestOf(store, facts.seq);
  const curlText = async () => {
    if (http === undefined) return '';
    const event = decodeEvent(new TextDecoder().decode(await store.exactBytes(http)));
    if (!event.ok || event.event.type !== 'http') return '';
    const { curlLine } = await import('./curl-line.ts');
    return curlLine(event.event, await wholeText(), session?.http?.headerNames ?? []);
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
      {canNote ? (
        <IconButton icon={StickyNote} label={t.recordings.notes.add} data-action="note" onClick={onNote} />
      ) : null}
      <EventFilterMenu seq={facts.seq} />
      {facts.kind === 'request' && facts.dir === 'toServer' && session !== undefined ? (
        <CopyButton icon={SquareTerminal} text={commandText} label={words.copyRun} />
      ) : null}
      {http === undefined ? null : <CopyButton icon={Globe} text={curlText} label={words.copyCurl} />}
      <CopyButton text={wholeText} label={words.copy} />
    </>
  );
}

/** An HTTP request is recorded near the message that it carries. */
const NEAR = 16;

/** seq of the HTTP request that carried the message of event `seq`. */
function httpRequestOf({ rows }: TraceStore, seq: number): number | undefined {
  if (rows.dirAt(seq) !== 'toServer') return undefined;
  for (let at = seq + 1; at < Math.min(rows.length, seq + NEAR); at += 1) {
    if (rows.kindAt(at) !== 'http') continue;
    const row = rows.at(at);
    if (row.event === 'request' && row.ref === seq) return at;
  }
  return undefined;
}
