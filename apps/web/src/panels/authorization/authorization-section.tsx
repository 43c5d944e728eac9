import type { AuthorizationInfo, SessionInfo } from '@lifeline/wire';
import { Check, X } from 'lucide-react';
import { useMoment } from '../../app/past/use-moment.ts';
import { useT } from '../../i18n/language.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { Section } from '../overview/section.tsx';
import { AuthorizationActions } from './authorization-actions.tsx';
import { AuthorizationFacts } from './authorization-facts.tsx';
import { awaitsAuthorization } from './awaits-authorization.ts';
import { Rounds } from './rounds.tsx';

export interface AuthorizationSectionProps {
  readonly session: SessionInfo;
  readonly store: TraceStore;
}

/** How the client was let in, step by step, and what can be done about it; nothing where no server asked for it. */
export function AuthorizationSection({ session, store }: AuthorizationSectionProps) {
  const t = useT();
  const words = t.authorization;
  const isPast = useMoment() !== undefined;
  // the state is that of now
  const info = isPast ? undefined : session.authorization;
  if (!hasAuthorization(info, store)) return null;
  // the strip over the page says it already
  const isTold = info !== undefined && awaitsAuthorization(info) && session.state !== 'closed';
  return (
    <Section title={words.title}>
      <div data-authorization={info?.state ?? 'recorded'} className="flex flex-col gap-3">
        {info === undefined ? (
          <p className="text-text-3">{words.recorded}</p>
        ) : (
          <Standing info={info} isTold={isTold} />
        )}
        {info?.state === 'authorized' ? <AuthorizationFacts info={info} /> : null}
        {info === undefined ? null : <AuthorizationActions session={session} info={info} />}
        <Rounds store={store} info={info} />
      </div>
    </Section>
  );
}

/** Whether there is something to tell about authorization. */
function hasAuthorization(info: AuthorizationInfo | undefined, { model }: TraceStore): boolean {
  return model.authorization.length > 0 || (info !== undefined && info.state !== 'none');
}

/** What holds now, and why. */
function Standing({ info, isTold }: { readonly info: AuthorizationInfo; readonly isTold: boolean }) {
  const words = useT().authorization;
  const { state, message } = info;
  return (
    <div>
      <p role="status" className="flex items-center gap-1.5 font-semibold">
        {state === 'authorized' ? <Check size={16} strokeWidth={2} aria-hidden className="text-ok" /> : null}
        {state === 'failed' ? <X size={16} strokeWidth={2} aria-hidden className="text-error" /> : null}
        {words.states[state]}
      </p>
      {message === undefined || isTold ? null : (
        <p className={state === 'failed' ? 'text-error' : 'text-text-2'}>
          <RevealText text={message} />
        </p>
      )}
    </div>
  );
}
