import type { AuthorizationInfo, SessionInfo } from '@lifeline/wire';
import { useT } from '../i18n/language.ts';
import { giveToken } from '../panels/authorization/give-token.ts';
import { OpenLink } from '../panels/authorization/open-link.tsx';
import { useAuthorization } from '../panels/authorization/use-authorization.ts';
import { readAddress } from '../results/web-address.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { RestartButton } from './connection-buttons.tsx';
import { navigate } from './router.ts';
import { useRun } from './run.ts';

export interface AuthorizationBannerProps {
  readonly session: SessionInfo;
  readonly info: AuthorizationInfo;
}

/** What authorization waits for, with the next thing to do; the steps are in the overview. */
export function AuthorizationBanner({ session, info }: AuthorizationBannerProps) {
  const t = useT();
  const words = t.authorization;
  const { authorize } = useAuthorization(session.id);
  const run = useRun();
  const { state, authorizeUrl, message } = info;
  const host = authorizeUrl === undefined ? undefined : readAddress(authorizeUrl)?.host;
  const showSteps = () => navigate({ panel: 'overview' });
  const start = () => {
    showSteps();
    run(authorize.mutateAsync());
  };
  return (
    <Banner
      tone={state === 'failed' ? 'error' : 'info'}
      kind="unauthorized"
      actions={
        <>
          <Button data-action="show-authorization" onClick={showSteps}>
            {words.show}
          </Button>
          {state === 'required' || state === 'failed' ? (
            <>
              <Button data-action="edit-command" onClick={() => giveToken(session)}>
                {words.giveToken}
              </Button>
              {session.state === 'failed' ? <RestartButton sessionId={session.id} /> : null}
              <Button kind="primary" data-action="authorize" disabled={authorize.isPending} onClick={start}>
                {state === 'failed' ? words.again : words.authorize}
              </Button>
            </>
          ) : null}
          {state === 'waiting-for-person' && authorizeUrl !== undefined ? (
            <OpenLink url={authorizeUrl} />
          ) : null}
        </>
      }
    >
      <p className="font-semibold">
        {state === 'waiting-for-person' && host !== undefined
          ? words.banner.waiting(host)
          : words.states[state]}
      </p>
      {message === undefined ? null : (
        <p className="text-text">
          <RevealText text={message} />
        </p>
      )}
    </Banner>
  );
}
