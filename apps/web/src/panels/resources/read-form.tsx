import type { ReactNode } from 'react';
import { useKeys } from '../../app/keys.ts';
import { OutgoingStrip } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { uriParams } from '../run-command.ts';
import { useMeta } from '../use-meta.tsx';

export interface ReadFormProps {
  readonly uri: string;
  /** `meta`: text of the object that is wanted for `_meta`. */
  readonly onRead: (meta: string | undefined) => void;
  /** Over what goes out. */
  readonly note?: ReactNode;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A form without fields: what goes out, and the button that sends it. */
export function ReadForm({ uri, onRead, note, children }: ReadFormProps) {
  const t = useT();
  const meta = useMeta();
  const run = () => meta.guard(() => onRead(meta.text));
  useKeys([{ keys: ['Mod+Enter', 'Mod+enter'], group: 'form', label: t.resources.read, run }]);
  return (
    <form
      data-form={uri}
      data-arguments="absent"
      className="flex min-h-0 min-w-0 flex-col overflow-y-auto"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {note}
      <div className="px-4 py-2">{meta.field}</div>
      <footer className="flex shrink-0 flex-col gap-2 border-t border-border bg-bar px-4 py-2">
        <OutgoingStrip text={uriParams(uri, meta.text)} />
        <div className="flex flex-wrap items-center gap-2">
          <Button data-action="run" kind="primary" type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
            {t.resources.read}
            <Kbd keys="Mod+Enter" />
          </Button>
          {children}
        </div>
      </footer>
    </form>
  );
}
