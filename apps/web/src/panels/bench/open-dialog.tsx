import { useRef, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { SUITE_FILE_NAME, useBench } from './state/bench.ts';

/** Opens another suite: a file that the bridge reads by its path, or a copy of one that the browser hands over. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const words = t.bench.open;
  const { actions, document, failure } = useBench();
  const file = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const done = async (opened: Promise<boolean>) => {
    setFailed(false);
    if (await opened) onClose();
    else setFailed(true);
  };
  const load = () => void done(actions.open(path.trim()));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        {document.unsaved ? <p className="text-tool-error">{words.replaces}</p> : null}
        <Field
          label={words.path}
          hint={words.pathHint}
          error={hasFailed && failure !== undefined ? <FailureText error={failure} /> : undefined}
        >
          {({ id, describedBy }) => (
            <span className="flex gap-2">
              <input
                id={id}
                aria-describedby={describedBy}
                data-field="open-path"
                spellCheck={false}
                autoComplete="off"
                placeholder={SUITE_FILE_NAME}
                className="control flex-1 font-mono text-wire"
                value={path}
                onChange={(event) => setPath(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing && path.trim() !== '') load();
                }}
              />
              <Button data-action="load-suite" kind="primary" disabled={path.trim() === ''} onClick={load}>
                {words.load}
              </Button>
            </span>
          )}
        </Field>
        <div className="flex flex-col items-start gap-1">
          <Button onClick={() => file.current?.click()}>{words.file}</Button>
          <p className="text-meta text-text-3">{words.fileHint}</p>
          <input
            ref={file}
            type="file"
            hidden
            data-field="suite-file"
            accept=".yaml,.yml"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen !== undefined) void done(chosen.text().then(actions.openText));
              event.target.value = '';
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
