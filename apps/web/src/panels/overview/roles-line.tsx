import type { Negotiation } from '@lifeline/model';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** The three roles of the specification, and who has them here. Host and Client are one program: no wire between. */
export function RolesLine({ negotiation, fallback }: RolesLineProps) {
  const t = useT();
  const server = negotiation?.serverInfo?.title ?? negotiation?.serverInfo?.name ?? fallback;
  const roles = [
    { role: t.overview.roles.host, who: t.overview.roles.you, hint: t.wire.lanes.hostHint },
    { role: t.overview.roles.client, who: t.overview.roles.engine, hint: t.wire.lanes.clientHint },
    { role: t.overview.roles.server, who: server, hint: t.overview.roles.serverHint },
  ];
  return (
    <ul className="flex min-w-0" aria-label={t.overview.roles.label}>
      {roles.map(({ role, who, hint }, at) => (
        <li key={role} className="flex shrink-0 items-stretch last:min-w-0 last:shrink">
          {at === 0 ? null : <Join words={at === 1 ? t.overview.roles.inside : t.overview.roles.stdio} />}
          <span
            title={hint}
            className="flex min-w-20 flex-col rounded-control border border-edge px-2 py-0.5"
          >
            <span className="text-badge text-text-3">{role}</span>
            <span className="truncate font-semibold">
              <RevealText text={who} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface RolesLineProps {
  readonly negotiation: Negotiation | undefined;
  /** The server's name until it has introduced itself. */
  readonly fallback: string;
}

/** What joins two roles: a line with its words above. */
function Join({ words }: { readonly words: string }) {
  return (
    <span className="flex min-w-12 shrink-0 flex-col px-1 text-center text-badge text-text-3">
      <span className="flex-1 border-b border-edge px-1">{words}</span>
      <span className="flex-1" />
    </span>
  );
}
