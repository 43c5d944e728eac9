import type { RecordingInfo } from '@lifeline/wire';
import { useFormat } from '../../i18n/format.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { stateOf, titleOf } from './recording-list.ts';
import { StateBadge } from './state-badge.tsx';

/** A recording in the list: what was run, when, how much of it there is, and how it ended. */
export function RecordingRow({ recording }: { readonly recording: RecordingInfo }) {
  const format = useFormat();
  return (
    <div className="flex h-full items-center gap-3 px-4">
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <RevealText text={titleOf(recording)} />
        </p>
        <p className="truncate font-mono text-meta text-text-3">
          <RevealText text={recording.commandLine.join(' ')} />
        </p>
      </div>
      <div className="shrink-0 text-right text-meta text-text-3 figures">
        <p className="mb-0.5">
          <StateBadge state={stateOf(recording)} />
        </p>
        <p>{`${format.date(recording.createdAt)} · ${format.bytes(recording.bytes)}`}</p>
      </div>
    </div>
  );
}
