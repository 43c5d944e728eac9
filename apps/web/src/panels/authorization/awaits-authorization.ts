import type { AuthorizationInfo } from '@lifeline/wire';

/** Whether the session waits for authorization, or it came to nothing. */
export function awaitsAuthorization({ state }: AuthorizationInfo): boolean {
  return state !== 'none' && state !== 'authorized';
}
