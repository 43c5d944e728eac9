import { useT } from '../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../source/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { RevealText } from '../ui/reveal-text.tsx';
import { sessionTitle } from './session-title.ts';

/** Name and version that the server gave itself, and the negotiated revision. Holds the page's `h1`. */
export function ServerIdentity({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const session = useSession(sessionId);
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { negotiation, era } = store.model;
  const info = negotiation?.serverInfo;
  const name = info?.title ?? info?.name ?? (session === undefined ? sessionId : sessionTitle(session));
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h1 className="min-w-0 truncate" title={info?.version === undefined ? name : `${name} ${info.version}`}>
        <RevealText text={name} />
      </h1>
      {info?.version === undefined ? null : (
        <span className="hidden max-w-24 shrink-0 truncate text-meta text-text-3 figures min-[1600px]:inline">
          <RevealText text={info.version} />
        </span>
      )}
      {negotiation?.revision === undefined ? null : (
        <span className="hidden shrink-0 lg:inline-flex">
          <Badge mono title={t.app.revisionHint(era === undefined ? '' : t.app.eraHints[era])}>
            <RevealText text={negotiation.revision} />
          </Badge>
        </span>
      )}
    </div>
  );
}
