import type { LanePositions } from '@lifeline/diagram';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

export interface LaneHeadsProps {
  readonly lanes: LanePositions;
  readonly serverName: string;
  /** Of the authorization server, where one takes part. */
  readonly authorizationHost: string | undefined;
}

/** Names of the lifelines, above the scroller. */
export function LaneHeads({ lanes, serverName, authorizationHost = '' }: LaneHeadsProps) {
  const t = useT();
  const words = t.wire.lanes;
  const { host, hostFolded, client, server, authorization, width } = lanes;
  // A folded Host lane has no head beside which there must be room.
  const left = host === undefined || hostFolded ? -client : host;
  const clientRoom = Math.min(client - left, server - client);
  const toEdge = (x: number) => 2 * (width - x - EDGE_PX);
  const gap = authorization === undefined ? undefined : authorization - server - EDGE_PX;
  return (
    <div className="relative h-10 shrink-0 border-b border-border bg-bar">
      {host === undefined || hostFolded ? null : (
        <Head
          lane="host"
          x={host}
          room={Math.min(2 * host, client - host)}
          role={words.host}
          name={words.you}
          hint={words.hostHint}
        />
      )}
      <Head
        lane="client"
        x={client}
        room={clientRoom}
        role={words.client}
        name={t.app.name}
        hint={words.clientHint}
      />
      <Head
        lane="server"
        x={server}
        room={gap ?? toEdge(server)}
        role={words.server}
        name={serverName}
        hint={serverName}
      />
      {authorization === undefined ? null : (
        <Head
          lane="authorization"
          x={authorization}
          room={Math.min(toEdge(authorization), gap ?? 0)}
          role={words.authorization}
          name={authorizationHost}
          hint={`${authorizationHost} · ${words.authorizationHint}`}
        />
      )}
    </div>
  );
}

/** Kept free between the last head and the edge of the view. */
const EDGE_PX = 8;

interface HeadProps {
  readonly lane: 'host' | 'client' | 'server' | 'authorization';
  readonly x: number;
  /** Width that the name may take, px. */
  readonly room: number;
  readonly role: string;
  readonly name: string;
  readonly hint: string;
}

function Head({ lane, x, room, role, name, hint }: HeadProps) {
  return (
    <div
      data-lane={lane}
      title={hint}
      className="absolute inset-y-0 flex flex-col items-center justify-center"
      style={{ left: x - room / 2, width: room }}
    >
      <span className="text-[11px] leading-[14px] whitespace-nowrap text-text-3">{role}</span>
      <span className="max-w-full truncate rounded-control border border-edge bg-canvas px-2 leading-[18px] font-semibold">
        <RevealText text={name} />
      </span>
    </div>
  );
}
