import { type Action, connected, type Lesson, type Progress, type Scene, stepOf } from '@lifeline/lessons';
import { MODERN_REVISIONS } from '@lifeline/protocol';
import type { SessionInfo } from '@lifeline/wire';
import { navigate } from '../../app/router.ts';
import { api } from '../../source/api.ts';
import type { SessionList } from '../../source/sessions.ts';
import { useSource } from '../../source/trace-source.ts';

/** How long a server may take until it can be asked. */
const READY_MS = 10_000;

export interface PerformOptions {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly save: (progress: Progress) => void;
  readonly session: SessionInfo | undefined;
  readonly scene: Scene | undefined;
}

/** Does what a step asks the page to do. Rejects with BridgeError. */
export function usePerform({ lesson, progress, save, session, scene }: PerformOptions) {
  const source = useSource();
  const connect = async (first: Extract<Action, { do: 'connect' }>['first']) => {
    const server = lesson.servers[stepOf(lesson, progress).on];
    if (server === undefined) return;
    const { demo, revision, handshake, discovery } = server;
    const started = await api.startSession({
      demo,
      era: isModern(revision) ? 'modern' : 'legacy',
      revision,
      handshake,
      discovery,
      // whatever the person has set: lessons count on what the client can do
      declares: { capabilities: { roots: {}, sampling: {}, elicitation: {} } },
    });
    source.sessions.put(started);
    save(connected(lesson, progress, started.id));
    navigate({ kind: 'session', id: started.id, panel: 'lessons', name: lesson.id });
    if (first === undefined) return;
    await whenReady(source.sessions, started.id);
    await source.commands(started.id).request(first.method, first.paramsText);
  };
  return async (action: Action): Promise<void> => {
    if (action.do === 'connect') return connect(action.first);
    if (session === undefined) return;
    const commands = source.commands(session.id);
    switch (action.do) {
      case 'request': {
        const seen = source.store(session.id).rows.length;
        await commands.request(action.method, action.paramsText, undefined, { seen });
        return;
      }
      case 'notify':
        await commands.notify(action.method, action.paramsText);
        return;
      case 'disconnect':
        return commands.disconnect();
      case 'answer':
      case 'cancel': {
        const seq = scene === undefined ? undefined : action.request(scene);
        if (seq === undefined) return;
        if (action.do === 'cancel') await commands.cancel(seq);
        else await commands.answer(seq, { resultText: action.resultText });
        return;
      }
      case 'pick':
        navigate({ sel: scene === undefined ? undefined : action.row(scene) });
    }
  };
}

function isModern(revision: string): boolean {
  return MODERN_REVISIONS.some((known) => known === revision);
}

/** Resolves once the session is ready, or will not become so; what is sent then is answered as it can be. */
function whenReady(sessions: SessionList, id: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const look = () => {
      const state = sessions.all.find((session) => session.id === id)?.state;
      if (state !== undefined && state !== 'connecting') stop();
    };
    const unsubscribe = sessions.subscribe(look);
    const timer = setTimeout(stop, READY_MS);
    look();
  });
}
