import { currentRoute, navigate } from '../../app/router.ts';

/** The wire selects a message of one's own shortly after it was sent; the answer is to be seen instead. */
const AFTER_OWN_MS = 120;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Selects an event of the session a moment later, unless that is dropped. */
export function selectSoon(sessionId: string, seq: number): void {
  dropSelection();
  timer = setTimeout(() => {
    const route = currentRoute();
    if (route.kind === 'session' && route.id === sessionId) navigate({ sel: seq });
  }, AFTER_OWN_MS);
}

/** The reader has gone on: what was to be selected would be in the way. */
export function dropSelection(): void {
  clearTimeout(timer);
}
