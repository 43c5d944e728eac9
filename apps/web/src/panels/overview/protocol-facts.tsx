import type { Negotiation } from '@lifeline/model';
import type { Era } from '@lifeline/protocol';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { Fact, Facts } from './section.tsx';

export interface ProtocolFactsProps {
  readonly negotiation: Negotiation;
  readonly era: Era | undefined;
  /** Number of the newest connection: the negotiation may be of an earlier one. */
  readonly connection: number;
}

/** Which revision was asked for and agreed on, and what that means. */
export function ProtocolFacts({ negotiation, era, connection }: ProtocolFactsProps) {
  const t = useT();
  const { revision, requestedRevision, supportedRevisions, clientInfo } = negotiation;
  const words = t.overview.protocol;
  return (
    <>
      <Facts>
        {requestedRevision === undefined ? null : (
          <Fact name={words.asked}>
            <Revision text={requestedRevision} />
          </Fact>
        )}
        {supportedRevisions === undefined ? null : (
          <Fact name={words.supported}>
            <span className="flex flex-wrap gap-1">
              {supportedRevisions.map((one) => (
                <Revision key={one} text={one} />
              ))}
            </span>
          </Fact>
        )}
        <Fact name={words.agreed}>
          {revision === undefined ? (
            <span className="text-malformed">{words.none}</span>
          ) : (
            <Revision text={revision} />
          )}
        </Fact>
        {era === undefined ? null : (
          <Fact name={words.era}>
            {t.app.era[era]} <span className="text-text-3">· {words.eras[era]}</span>
          </Fact>
        )}
        {clientInfo?.name === undefined ? null : (
          <Fact name={words.client}>
            <RevealText text={[clientInfo.name, clientInfo.version].filter(Boolean).join(' ')} />{' '}
            <span className="text-text-3">{words.clientHint}</span>
          </Fact>
        )}
      </Facts>
      {requestedRevision !== undefined && revision !== undefined && requestedRevision !== revision ? (
        <p className="text-text-2">{words.differs}</p>
      ) : null}
      {negotiation.connection === connection ? null : (
        <p className="text-text-2">{words.earlier(negotiation.connection, connection)}</p>
      )}
    </>
  );
}

function Revision({ text }: { readonly text: string }) {
  return (
    <Badge mono>
      <RevealText text={text} />
    </Badge>
  );
}
