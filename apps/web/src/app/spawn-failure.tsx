import { decodeEvent } from '@lifeline/trace';
import { useEffect } from 'react';
import { useT } from '../i18n/language.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { RevealText } from '../ui/reveal-text.tsx';

export interface SpawnFailureProps {
  readonly sessionId: string;
  /** The `spawn-failed` event. */
  readonly seq: number;
}

/** What was run, the system's error, and the directories that were searched. */
export function SpawnFailure({ sessionId, seq }: SpawnFailureProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  useEffect(() => store.load(seq, seq), [store, seq]);
  const body = store.body(seq);
  const decoded = body === undefined ? undefined : decodeEvent(body.text);
  const event = decoded?.ok === true ? decoded.event : undefined;
  if (event?.type !== 'process' || event.event !== 'spawn-failed') return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-meta text-text-2">
      <dt>{t.app.banners.spawn.command}</dt>
      <dd className="font-mono break-all">
        <RevealText text={event.command} />
      </dd>
      <dt>{t.app.banners.spawn.error}</dt>
      <dd className="font-mono">
        <RevealText text={`${event.errno} ${event.message}`} />
      </dd>
      {/[\\/]/.test(event.command) ? null : <Searched directories={event.path} />}
    </dl>
  );
}

/** The directories of PATH; a command that is a path is searched in none. */
function Searched({ directories }: { readonly directories: readonly string[] }) {
  const t = useT();
  return (
    <>
      <dt>{t.app.banners.spawn.searched}</dt>
      {directories.length === 0 ? (
        <dd>{t.app.banners.spawn.noPath}</dd>
      ) : (
        <dd className="max-h-40 overflow-auto font-mono break-all">
          {[...new Set(directories)].map((directory) => (
            <div key={directory}>
              <RevealText text={directory} />
            </div>
          ))}
        </dd>
      )}
    </>
  );
}
