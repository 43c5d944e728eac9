import type { SessionInfo } from '@lifeline/wire';
import { useMoment } from '../../app/past/use-moment.ts';
import { sessionTitle } from '../../app/session-title.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { AuthorizationSection } from '../authorization/authorization-section.tsx';
import { awaitsAuthorization } from '../authorization/awaits-authorization.ts';
import { Awaited } from './awaited.tsx';
import { CapabilityList } from './capability-list.tsx';
import { ConnectionHistory } from './connection-history.tsx';
import { Identity } from './identity.tsx';
import { Instructions } from './instructions.tsx';
import { LaunchFacts } from './launch-facts.tsx';
import { ProtocolFacts } from './protocol-facts.tsx';
import { RolesMap } from './roles-map.tsx';
import { Section } from './section.tsx';
import { sessionAt } from './session-at.ts';
import { Traffic } from './traffic.tsx';

/** Who the server is, what was agreed, what was started and how it went; of sessions and recordings alike. */
export function OverviewPanel({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const known = useSession(sessionId);
  const isPast = useMoment() !== undefined;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { model } = store;
  const { negotiation, era } = model;
  const connection = model.connections.at(-1);
  if (known === undefined) return null;
  const session = isPast ? sessionAt(known, model) : known;
  return (
    <div className="@container flex flex-col gap-4 p-4">
      {negotiation === undefined ? (
        <Awaited session={session} title={sessionTitle(session)} store={store} />
      ) : (
        <Identity negotiation={negotiation} />
      )}
      {isPressing(session) ? <AuthorizationSection session={session} store={store} /> : null}
      <RolesMap
        sessionId={sessionId}
        serverName={negotiation?.serverInfo?.title ?? negotiation?.serverInfo?.name}
        revision={negotiation?.revision ?? session.revision}
      />
      {negotiation === undefined ? null : (
        <>
          <Section title={t.overview.sections.protocol}>
            <ProtocolFacts
              negotiation={negotiation}
              era={era}
              connection={connection?.connection ?? negotiation.connection}
            />
          </Section>
          <Section title={t.overview.sections.capabilities}>
            <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-[3fr_2fr]">
              <CapabilityList
                side="server"
                text={negotiation.serverCapabilities}
                revision={negotiation.revision}
                model={model}
              />
              <CapabilityList
                side="client"
                text={negotiation.clientCapabilities}
                revision={negotiation.revision}
                model={model}
              />
            </div>
          </Section>
        </>
      )}
      {negotiation?.instructions === undefined ? null : (
        <Section title={t.overview.sections.instructions}>
          <Instructions text={negotiation.instructions} />
        </Section>
      )}
      {isPressing(session) ? null : <AuthorizationSection session={session} store={store} />}
      <Section title={t.overview.sections.launch}>
        <LaunchFacts session={session} openedSeq={connection?.openedSeq} />
      </Section>
      <Section title={t.overview.sections.connections}>
        <p className="text-text-3 figures">{t.overview.begun(format.date(session.createdAt))}</p>
        <ConnectionHistory sessionId={sessionId} />
      </Section>
      <Section title={t.overview.sections.traffic}>
        <Traffic stats={model.stats} />
      </Section>
    </div>
  );
}

/** Somebody waits for it: it comes before all else. */
function isPressing({ authorization }: SessionInfo): boolean {
  return authorization !== undefined && awaitsAuthorization(authorization);
}
