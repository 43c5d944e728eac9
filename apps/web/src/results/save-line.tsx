import { useState } from 'react';
import { FailureText } from '../app/failure.tsx';
import { useT } from '../i18n/language.ts';
import { api } from '../source/api.ts';
import { Button } from '../ui/button.tsx';
import { saveAs } from './save.ts';

/** Saves the exact bytes of a recorded line. */
export function SaveLine({ sessionId, seq }: { readonly sessionId: string; readonly seq: number }) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>();
  const save = async () => {
    setFailure(undefined);
    try {
      const bytes = await api.rawBytes(sessionId, seq);
      saveAs(`message-${seq}.json`, new Uint8Array(bytes), 'application/json');
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
