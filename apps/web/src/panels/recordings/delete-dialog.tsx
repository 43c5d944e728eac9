import type { RecordingInfo } from '@lifeline/wire';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { titleOf } from './recording-list.ts';

export interface DeleteDialogProps {
  readonly recording: RecordingInfo;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before a recording is deleted, which nothing brings back. */
export function DeleteDialog({ recording, onClose, onDelete }: DeleteDialogProps) {
  const t = useT();
  const format = useFormat();
  const words = t.recordings.deletion;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button data-action="cancel" onClick={onClose}>
            {t.recordings.cancel}
          </Button>
          <Button kind="danger" data-action="confirm-delete" onClick={onDelete}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 p-4">
        <p className="font-semibold break-words">
          <RevealText text={titleOf(recording)} />
        </p>
        <p className="text-meta text-text-3 figures">
          {`${format.date(recording.createdAt)} · ${format.bytes(recording.bytes)}`}
        </p>
        <p>{(recording.notes ?? 0) > 0 ? words.withNotes : words.reason}</p>
      </div>
    </Dialog>
  );
}
