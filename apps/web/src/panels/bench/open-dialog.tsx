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
  const [isNotUtf8, setNotUtf8] = useState(false);
  const done = async (opened: Promise<boolean>) => {
    setFailed(false);
    if (await opened) onClose();
    else setFailed(true);
  };
  /** Exactly, a byte order mark included: it is saved as it was. */
  const take = async (chosen: File) => {
    const text = utf8(await chosen.arrayBuffer());
    setNotUtf8(text === undefined);
    if (text !== undefined) await done(actions.openText(text));
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
          {isNotUtf8 ? (
            <p role="alert" className="text-error">
              {words.notUtf8}
            </p>
          ) : null}
          <input
            ref={file}
            type="file"
            hidden
            data-field="suite-file"
            accept=".yaml,.yml"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen !== undefined) void take(chosen);
              event.target.value = '';
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Undefined where the bytes are not UTF-8. */
function utf8(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // said beside the file
  }
}
