import { useState } from 'react';
import { FailureText } from '../app/failure.tsx';
import { useT } from '../i18n/language.ts';
import { useStore } from '../source/hooks.ts';
import { Button } from '../ui/button.tsx';
import { saveAs } from './save.ts';

/** Saves the exact bytes of a recorded line. */
export function SaveLine({ sessionId, seq }: { readonly sessionId: string; readonly seq: number }) {
  const t = useT();
  const store = useStore(sessionId);
  const [failure, setFailure] = useState<unknown>();
  const save = async () => {
    setFailure(undefined);
    try {
      saveAs(`message-${seq}.json`, await store.exactBytes(seq), 'application/json');
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{t.results.save}</Button>
      {failure === undefined ? null : (
        <span role="alert" className="text-error">
          <FailureText error={failure} />
        </span>
      )}
    </>
  );
}
