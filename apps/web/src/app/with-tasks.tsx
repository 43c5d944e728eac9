import { type ReactNode, useSyncExternalStore } from 'react';
import { hasTasks } from '../panels/tasks/task-support.ts';
import { useStore } from '../source/hooks.ts';
import { useSessionRoute } from './router.ts';

export interface WithTasksProps {
  readonly sessionId: string;
  readonly children: ReactNode;
}

/** What is shown only where the server has tasks, or the page is about them. */
export function WithTasks({ sessionId, children }: WithTasksProps) {
  const store = useStore(sessionId);
  const isOpen = useSessionRoute()?.panel === 'tasks';
  const isShown = useSyncExternalStore(
    store.subscribe,
    () => isOpen || store.model.tasks.length > 0 || hasTasks(store.model),
  );
  return isShown ? children : null;
}
