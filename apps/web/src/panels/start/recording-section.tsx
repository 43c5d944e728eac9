import type { RecordingInfo } from '@lifeline/wire';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { formatRoute, navigate, patchRoute } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { api } from '../../source/api.ts';
import { useRecordings } from '../../source/queries.ts';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';

const RECENT = 6;

/** Recent recordings, and a file to import. */
export function RecordingSection() {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const recordings = useRecordings();
  const importing = useMutation({
    mutationFn: (file: File) => api.importRecording(file, file.name),
    onSuccess: (recording) => navigate({ kind: 'recording', id: recording.id }),
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined) importing.mutate(dropped);
  };
  const failure = importing.error ?? recordings.error;
  return (
    <section
      aria-labelledby="start-recordings"
      className="flex flex-col items-start gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h3 id="start-recordings" className="text-title">
        {t.start.recordings.title}
      </h3>
      <p className="text-text-2">{t.start.recordings.text}</p>
      <Button
        data-action="open-recording"
        disabled={importing.isPending}
        onClick={() => file.current?.click()}
      >
        {importing.isPending ? t.start.recordings.importing : t.start.recordings.choose}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".ndjson,.jsonl,application/x-ndjson"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) importing.mutate(chosen);
          event.target.value = '';
        }}
      />
      {failure === null ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
      <RecentList recordings={recordings.data ?? []} />
    </section>
  );
}

function RecentList({ recordings }: { readonly recordings: readonly RecordingInfo[] }) {
  const t = useT();
  if (recordings.length === 0) return <p className="text-meta text-text-3">{t.start.recordings.empty}</p>;
  return (
    <>
      <ul className="w-full border-t border-border">
        {recordings.slice(0, RECENT).map((recording) => (
          <li key={recording.id} className="border-b border-border">
            <RecentItem recording={recording} />
          </li>
        ))}
      </ul>
      <a href="#/recordings" className="rounded-control text-accent hover:underline">
        {t.start.recordings.all}
      </a>
    </>
  );
}

function RecentItem({ recording }: { readonly recording: RecordingInfo }) {
  const t = useT();
  const format = useFormat();
  const live = recording.state === 'live';
  const start = { kind: 'start', panel: 'start' } as const;
  const patch = live
    ? ({ kind: 'session', id: recording.id } as const)
    : ({ kind: 'recording', id: recording.id } as const);
  const state = live
    ? ` · ${t.start.recordings.live}`
    : recording.state === 'crashed'
      ? ` · ${t.start.recordings.crashed}`
      : '';
  return (
    <a
      href={formatRoute(patchRoute(start, patch))}
      className="-mx-2 block rounded-control px-2 py-1 hover:bg-fill"
    >
      <span className="block truncate">
        <RevealText text={recording.title === '' ? recording.commandLine.join(' ') : recording.title} />
      </span>
      <span className="block text-meta text-text-3 figures">
        {`${format.date(recording.createdAt)} · ${format.bytes(recording.bytes)}${state}`}
      </span>
    </a>
  );
}
