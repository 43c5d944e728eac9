import type { ConnectionState } from '@lifeline/model';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectionItem } from './connection-item.tsx';
import { Lifecycle } from './lifecycle.ts';

/** Connections shown at first, the newest of them. */
const START = 3;

/** Every connection of the session, the newest first, with the steps of its start and end. */
export function ConnectionHistory({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const [lifecycle] = useState(() => new Lifecycle(store.rows));
  const [all, setAll] = useState(false);
  lifecycle.update();
  const connections = store.model.connections.toReversed();
  const shown: readonly ConnectionState[] = all ? connections : connections.slice(0, START);
  if (connections.length === 0) return <p className="text-text-3">{t.overview.connections.none}</p>;
  return (
    <>
      <ol className="flex flex-col gap-4">
        {shown.map((state) => (
          <ConnectionItem
            key={state.connection}
            store={store}
            state={state}
            steps={lifecycle.stepsOf(state.connection)}
          />
        ))}
      </ol>
      {shown.length === connections.length ? null : (
        <Button className="self-start" onClick={() => setAll(true)}>
          {t.overview.connections.earlier(connections.length - shown.length)}
        </Button>
      )}
    </>
  );
}
