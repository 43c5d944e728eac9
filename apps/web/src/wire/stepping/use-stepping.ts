import type { WaitingMessage } from '@lifeline/model';
import type { HoldMode, SteppingInfo } from '@lifeline/wire';
import { createContext, useContext, useMemo, useState } from 'react';
import { useRun } from '../../app/run.ts';
import type { Decision } from '../../source/commands.ts';
import { useCommands, useSession } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';

export type EditorKind = 'edit' | 'answer';

/** What somebody writes in the place of a held message. */
export interface Editing {
  readonly kind: EditorKind;
  readonly message: WaitingMessage;
  /** The text to begin with: of an answer its result. */
  readonly start: string;
}

/** Step mode of the session on screen. */
export interface Stepping {
  /** What is held; undefined: step mode is off. */
  readonly mode: HoldMode | undefined;
  /** What became of messages that nobody decided about one by one. */
  readonly ended: SteppingInfo['ended'];
  /** Messages that wait, oldest first. */
  readonly waiting: readonly WaitingMessage[];
  /** The message that buttons and keys mean: the selected one, if it waits, else the oldest. */
  readonly target: WaitingMessage | undefined;
  /** Only the first of a direction can be delivered: what goes before this one. */
  readonly before: (message: WaitingMessage) => WaitingMessage | undefined;
  /** It can be decided here: a live session. */
  readonly isLive: boolean;
  /** Undefined once its message waits no more. */
  readonly editing: Editing | undefined;
  readonly edit: (editing: Editing | undefined) => void;
  readonly hold: (mode: HoldMode | undefined) => void;
  readonly decide: (seq: number, decision: Decision) => void;
}

const SteppingContext = createContext<Stepping | undefined>(undefined);
export const SteppingProvider = SteppingContext.Provider;

/** Step mode of the wire above; undefined outside of it. */
export function useSteppingHere(): Stepping | undefined {
  return useContext(SteppingContext);
}

/** `version`: of the store, as it is shown. */
export function useStepping(
  sessionId: string,
  store: TraceStore,
  version: number,
  sel: number | undefined,
): Stepping {
  const session = useSession(sessionId);
  const commands = useCommands(sessionId);
  const run = useRun();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model changes in place, its version tells
  const waiting = useMemo(() => store.model.waiting, [store, version]);
  const info = session?.stepping;
  const [edited, edit] = useState<Editing>();
  const isEditing = waiting.some(({ heldSeq }) => heldSeq === edited?.message.heldSeq);
  const editing = isEditing ? edited : undefined;
  const isLive = session !== undefined && !session.readOnly;
  return useMemo(() => {
    const first = (dir: WaitingMessage['dir']) => waiting.find((message) => message.dir === dir);
    return {
      mode: info?.mode,
      ended: info?.ended,
      waiting,
      target: waiting.find(({ seq }) => seq === sel) ?? waiting[0],
      before: (message) => {
        const before = first(message.dir);
        return before === message ? undefined : before;
      },
      isLive,
      editing,
      edit,
      hold: (mode) => run(commands.hold(mode)),
      decide: (seq, decision) => run(commands.release(seq, decision)),
    };
  }, [info?.mode, info?.ended, waiting, sel, isLive, editing, run, commands]);
}
