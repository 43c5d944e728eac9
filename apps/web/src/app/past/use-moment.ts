import { navigate, useSessionRoute } from '../router.ts';

/** The event at which the panels show the session; undefined: now. */
export function useMoment(): number | undefined {
  return useSessionRoute()?.at;
}

/** Sets the panels to the moment after event `at`, which the wire shows and selects; or back to now. */
export function goToMoment(at: number | undefined): void {
  navigate(at === undefined ? { at } : { at, sel: at });
}
