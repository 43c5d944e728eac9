import { member, nodeText, parseJson } from '@lifeline/json';
import { META, MODERN_REVISIONS } from '@lifeline/protocol';
import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { useRaw } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { useWire } from '../wire-context.ts';

const ADDED: readonly string[] = [
  META.protocolVersion,
  META.clientInfo,
  META.clientCapabilities,
  META.logLevel,
  META.traceparent,
];

/** How far back a request is looked for, in events. */
const MOST_LOOKED = 10_000;

/**
 * What the client puts into `_meta` of each request of the modern era, where the person has not written it, as it stood
 * in the newest request. Nothing in a connection of the legacy era.
 */
export function AddedMeta() {
  const t = useT();
  const { store } = useWire();
  const isModern = MODERN_REVISIONS.some((known) => known === store.model.negotiation?.revision);
  const raw = useRaw(store, isModern ? newestRequest(store) : undefined);
  const members = useMemo(() => (raw.text === undefined ? [] : metaOf(raw.text)), [raw.text]);
  if (members.length === 0) return null;
  return (
    <details data-added-meta={members.length} className="text-meta text-text-2">
      <summary>{t.wire.compose.addedMeta}</summary>
      <ul className="mt-1 flex flex-col gap-0.5 pl-3">
        {members.map(({ key, value }) => (
          <li key={key} className="font-mono break-all">
            {key}: <RevealText text={value} className="text-text" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function newestRequest({ rows }: TraceStore): number | undefined {
  const from = Math.max(0, rows.length - MOST_LOOKED);
  for (let seq = rows.length - 1; seq >= from; seq -= 1) {
    if (rows.kindAt(seq) === 'request' && rows.at(seq).dir === 'toServer') return seq;
  }
  return undefined;
}

interface Added {
  readonly key: string;
  /** JSON text. */
  readonly value: string;
}

function metaOf(line: string): readonly Added[] {
  const parsed = parseJson(line);
  const params = parsed.ok ? member(parsed.node, 'params') : undefined;
  const meta = params === undefined ? undefined : member(params, '_meta');
  if (meta?.type !== 'object') return [];
  return meta.members
    .filter(({ key }) => ADDED.includes(key))
    .map(({ key, value }) => ({ key, value: nodeText(line, value) }));
}
