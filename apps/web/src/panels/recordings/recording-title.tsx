import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';

export interface RecordingTitleProps {
  readonly title: string;
  /** An empty name brings the recording's own back. Absent: it cannot be renamed. */
  readonly onRename?: ((title: string) => Promise<void>) | undefined;
}

/** The longest name that the bridge takes, in characters. */
const MOST_CHARS = 200;

/** The name of a recording, which can be changed in place. */
export function RecordingTitle({ title, onRename }: RecordingTitleProps) {
  const t = useT();
  const [draft, setDraft] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  if (draft === undefined || onRename === undefined) {
    return (
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 text-title break-words">
          <RevealText text={title} />
        </h3>
        {onRename === undefined ? null : (
          <IconButton
            icon={Pencil}
            label={t.recordings.rename}
            data-action="rename"
            className="-my-1"
            onClick={() => setDraft(title)}
          />
        )}
      </div>
    );
  }
  const close = () => {
    setDraft(undefined);
    setFailure(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    onRename(draft.trim()).then(close, setFailure);
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={save}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box
        autoFocus
        data-field="recording-title"
        aria-label={t.recordings.name}
        placeholder={t.recordings.ownName}
        maxLength={MOST_CHARS}
        value={draft}
        className="control w-full"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <div className="flex gap-2">
        <Button kind="primary" type="submit" data-action="save">
          {t.recordings.save}
        </Button>
        <Button data-action="cancel" onClick={close}>
          {t.recordings.cancel}
        </Button>
      </div>
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
    </form>
  );
}
