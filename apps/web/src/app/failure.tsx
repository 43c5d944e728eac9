import { useT } from '../i18n/language.ts';
import { toBridgeError } from '../source/errors.ts';
import { RevealText } from '../ui/reveal-text.tsx';

/** An error in words: what happened, the bridge's own sentence, and what to do next. */
export function FailureText({ error }: { readonly error: unknown }) {
  const t = useT();
  const failure = toBridgeError(error);
  const head =
    failure.code === 'unreachable'
      ? t.app.errors.unreachable
      : failure.code === 'unexpected'
        ? t.app.errors.unexpected
        : undefined;
  return (
    <span>
      {head === undefined ? null : `${head} `}
      <RevealText text={failure.message} />
      {failure.hint === undefined ? null : (
        <>
          {' '}
          <RevealText text={failure.hint} />
        </>
      )}
    </span>
  );
}
