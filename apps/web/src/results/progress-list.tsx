import { parseJson, toValue } from '@lifeline/json';
import type { Exchange } from '@lifeline/model';
import { useT } from '../i18n/language.ts';
import { useRaw, useStore, useStoreVersion } from '../source/hooks.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { objectMember, stringOf } from './response.ts';

/** Progress of a request: a bar for the newest step, and how many there were. */
export function ProgressList({
  sessionId,
  exchange,
}: {
  readonly sessionId: string;
  readonly exchange: Exchange;
}) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const seqs = exchange.progressSeqs ?? [];
  const raw = useRaw(store, seqs.at(-1));
  if (seqs.length === 0) return null;
  const step = raw.text === undefined ? undefined : readProgress(raw.text);
  return (
    <div className="flex flex-col gap-1 text-meta text-text-2 figures">
      {step?.value !== undefined && step.total !== undefined && step.total > 0 ? (
        <progress
          max={step.total}
          value={step.value}
          className="h-1 w-full max-w-md appearance-none overflow-hidden rounded-control bg-fill [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-fill [&::-webkit-progress-value]:bg-accent"
          aria-label={t.results.progress}
        />
      ) : null}
      <p>
        {t.results.progressSteps(seqs.length, step?.value, step?.total)}
        {step?.message === undefined ? null : (
          <>
            {' · '}
            <RevealText text={step.message} />
          </>
        )}
      </p>
    </div>
  );
}

interface ProgressStep {
  readonly value?: number;
  readonly total?: number;
  readonly message?: string;
}

function readProgress(text: string): ProgressStep {
  const parsed = parseJson(text);
  const params = parsed.ok ? objectMember(parsed.node, 'params') : undefined;
  const numberOf = (key: string) => {
    const node = objectMember(params, key);
    const value = node?.type === 'number' ? toValue(node) : undefined;
    return typeof value === 'number' ? value : undefined;
  };
  const [value, total, message] = [numberOf('progress'), numberOf('total'), stringOf(params, 'message')];
  return {
    ...(value === undefined ? {} : { value }),
    ...(total === undefined ? {} : { total }),
    ...(message === undefined ? {} : { message }),
  };
}
