import type { RecordingInfo } from '@lifeline/wire';
import { type DragEvent, useEffect, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useSessions } from '../../source/hooks.ts';
import { useRecordings } from '../../source/queries.ts';
import { classes } from '../../ui/classes.ts';
import { ListBox } from '../../ui/list-box.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportStatus } from './import-status.tsx';
import { NoRecordings } from './no-recordings.tsx';
import { RecordingDetail } from './recording-detail.tsx';
import { matching, stateOf, totalBytes } from './recording-list.ts';
import { RecordingRow } from './recording-row.tsx';
import { useImport } from './use-import.ts';
import { usePair } from './use-pair.ts';

const ROW_PX = 48;

/** All recordings of the bridge; files can be dropped on it. `sessionId`: the session beside which it is shown. */
export function RecordingsPanel({ sessionId }: { readonly sessionId?: string }) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useRecordings();
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<string>();
  const open = useOpen();
  const taking = useImport((recording, alone) => {
    if (alone) open(recording);
    else setChosen(recording.id);
  });
  const drop = useDrop(taking.start);
  // Sizes of running sessions grow without a hint.
  useEffect(() => void refetch(), [refetch]);

  const all = data ?? [];
  const shown = matching(all, filter);
  const pair = usePair(all.map(({ id }) => id));
  const isShown = ({ id }: RecordingInfo) => sessionId === id || sessionId === `r-${id}`;
  const at = shown.findIndex((recording) =>
    chosen === undefined ? isShown(recording) : recording.id === chosen,
  );
  const index = at < 0 && shown.length > 0 ? 0 : at;
  const selected = shown[index];
  return (
    <div
      data-list-count={shown.length}
      className={classes(
        '@container flex min-h-0 flex-1 flex-col',
        drop.over && 'outline-2 -outline-offset-4 outline-accent outline-dashed',
      )}
      {...drop.handlers}
    >
      <header className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-1.5 pr-3 pl-4">
        <h2 className="text-title">{t.recordings.title}</h2>
        <p className="text-meta text-text-3 figures">
          {data === undefined
            ? null
            : t.recordings.count(all.length, format.number(all.length), format.bytes(totalBytes(all)))}
        </p>
        <span className="ml-auto flex min-w-0 items-center gap-2">
          <input
            type="search"
            data-list-filter=""
            aria-label={t.recordings.filter}
            placeholder={t.recordings.filter}
            value={filter}
            spellCheck={false}
            className="control w-48"
            onChange={(event) => setFilter(event.target.value)}
          />
          <ImportButton importing={taking.importing} start={taking.start} />
        </span>
      </header>
      <ImportStatus importing={taking.importing} failures={taking.failures} />
      <CompareBar pair={pair} recordings={all} />
      {error === null ? null : (
        <p role="alert" className="p-4 text-error">
          {t.recordings.failed} <FailureText error={error} />
        </p>
      )}
      {selected === undefined ? (
        data === undefined ? null : (
          <NoRecordings filtered={all.length > 0} onClear={() => setFilter('')} />
        )
      ) : (
        <div className="flex min-h-0 flex-1 flex-col @3xl:flex-row">
          <ListBox
            label={t.recordings.title}
            items={shown}
            rowHeight={ROW_PX}
            selected={index}
            onSelect={(next) => setChosen(shown[next]?.id)}
            onOpen={() => open(selected)}
            isChecked={({ id }) => pair.letterOf(id) !== undefined}
            onToggle={() => pair.toggle(selected.id)}
            itemKey={({ id }) => id}
            itemProps={(recording, position) => ({
              'data-item': 'recording',
              'data-name': recording.id,
              'data-index': position,
              'data-recording-state': stateOf(recording),
            })}
            renderItem={(recording) => (
              <RecordingRow
                recording={recording}
                checked={pair.letterOf(recording.id)}
                onToggle={() => pair.toggle(recording.id)}
              />
            )}
            className="min-h-24"
          />
          <RecordingDetail
            key={selected.id}
            recording={selected}
            shown={isShown(selected)}
            onOpen={() => open(selected)}
          />
        </div>
      )}
    </div>
  );
}

/** Shows a recording; one that this bridge is still writing is a session. */
function useOpen(): (recording: RecordingInfo) => void {
  const sessions = useSessions();
  return ({ id, state }) => {
    const live = state === 'live' && sessions.some((session) => session.id === id);
    navigate({ kind: live ? 'session' : 'recording', id, panel: 'overview' });
  };
}

/** Takes dropped files. */
function useDrop(start: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        start([...event.dataTransfer.files]);
      },
    },
  };
}
