import type { Freshness } from '@lifeline/model';
import { useNow } from '../../app/use-now.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useSession } from '../../source/hooks.ts';

export interface FreshUntilProps {
  readonly sessionId: string;
  readonly freshness: Freshness;
}

/** How long a client may keep what the server sent, in the server's words, and whether that time is over. */
export function FreshUntil({ sessionId, freshness }: FreshUntilProps) {
  const words = useT().catalogue.fresh;
  const format = useFormat();
  const session = useSession(sessionId);
  const now = useNow();
  const { ttlMs, scope, atMs } = freshness;
  const untilMs = Date.parse(session?.createdAt ?? '') + atMs + ttlMs;
  const isLive = session?.readOnly === false && !Number.isNaN(untilMs);
  const isOver = isLive && now >= untilMs;
  const who = scope === undefined ? words.noScope : words.scopes[scopeOf(scope)](scope);
  const state = ttlMs <= 0 ? 'never' : isOver ? 'expired' : 'fresh';
  return (
    <span data-fresh={state} data-ttl-ms={ttlMs} data-cache-scope={scope} title={who}>
      {ttlMs <= 0
        ? words.never
        : !isLive
          ? words.keepFor(format.ms(ttlMs))
          : isOver
            ? words.expired(format.time(new Date(untilMs).toISOString()))
            : words.until(format.time(new Date(untilMs).toISOString()), format.ms(ttlMs))}
      {scope === undefined ? null : <> · {scope}</>}
    </span>
  );
}

function scopeOf(scope: string): 'public' | 'private' | 'other' {
  return scope === 'public' || scope === 'private' ? scope : 'other';
}
