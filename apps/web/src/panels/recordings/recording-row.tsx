import type { RecordingInfo } from '@lifeline/wire';
import { StickyNote } from 'lucide-react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { MaskedText } from '../masked-text.tsx';
import { secretParts } from '../secret-text.ts';
import { CheckMark } from './check-mark.tsx';
import { stateOf, titleOf } from './recording-list.ts';
import { StateBadge } from './state-badge.tsx';

interface RecordingRowProps {
  readonly recording: RecordingInfo;
  /** Its letter in a comparison. */
  readonly checked: 'A' | 'B' | undefined;
  readonly onToggle: () => void;
}

/** A recording in the list: what was run, when, how much of it there is, and how it ended. */
export function RecordingRow({ recording, checked, onToggle }: RecordingRowProps) {
  const t = useT();
  const format = useFormat();
  const { notes = 0 } = recording;
  return (
    <div className="flex h-full items-center gap-3 px-4">
      <CheckMark letter={checked} onToggle={onToggle} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <RevealText text={titleOf(recording)} />
        </p>
        <p className="truncate font-mono text-meta text-text-3">
          <MaskedText parts={secretParts(recording.commandLine.join(' '))} />
        </p>
      </div>
      <div className="shrink-0 text-right text-meta text-text-3 figures">
        <p className="mb-0.5 flex items-center justify-end gap-2">
          {notes === 0 ? null : (
            <span
              className="inline-flex items-center gap-1 text-accent"
              title={t.recordings.notes.count(notes)}
            >
              <StickyNote size={12} strokeWidth={1.5} aria-hidden />
              {notes}
            </span>
          )}
          <StateBadge state={stateOf(recording)} />
        </p>
        <p>{`${format.date(recording.createdAt)} · ${format.bytes(recording.bytes)}`}</p>
      </div>
    </div>
  );
}
