import type { AuthorizationInfo, SessionInfo } from '@lifeline/wire';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { AddressParts } from './address-parts.tsx';
import { giveToken } from './give-token.ts';
import { OpenHint } from './open-hint.tsx';
import { OpenLink } from './open-link.tsx';
import { useAuthorization, useWish } from './use-authorization.ts';
import { WishFields } from './wish-fields.tsx';

export interface AuthorizationActionsProps {
  readonly session: SessionInfo;
  readonly info: AuthorizationInfo;
}

/** What can be done at this point, and with which wishes. */
export function AuthorizationActions({ session, info }: AuthorizationActionsProps) {
  const words = useT().authorization;
  const { authorize, forget } = useAuthorization(session.id);
  const { wish, change } = useWish(session.id);
  const { state, authorizeUrl } = info;
  const isWaiting = state === 'waiting-for-person' && authorizeUrl !== undefined;
  const isBusy = authorize.isPending || state === 'exchanging';
  const error = authorize.error ?? forget.error;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) authorize.mutate();
      }}
    >
      {isWaiting ? <OpenHint url={authorizeUrl} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {isWaiting ? <OpenLink url={authorizeUrl} /> : null}
        <Button
          type="submit"
          kind={state === 'required' || state === 'failed' ? 'primary' : 'normal'}
          data-action="authorize"
          disabled={isBusy}
        >
          {state === 'required' || state === 'none'
            ? words.authorize
            : state === 'authorized'
              ? words.anew
              : words.again}
        </Button>
        {state === 'required' ? (
          <Button data-action="give-token" onClick={() => giveToken(session)}>
            {words.giveToken}
          </Button>
        ) : null}
        {state === 'authorized' || state === 'failed' ? (
          <Button data-action="forget-tokens" disabled={forget.isPending} onClick={() => forget.mutate()}>
            {words.forget}
          </Button>
        ) : null}
      </div>
      {error === null ? null : (
        <p role="alert" className="text-error">
          <FailureText error={error} />
        </p>
      )}
      {isWaiting ? <AddressParts url={authorizeUrl} /> : null}
      {isBusy || isWaiting ? null : <WishFields info={info} wish={wish} onChange={change} />}
    </form>
  );
}
