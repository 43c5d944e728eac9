import { type JsonNode, toValue } from '@lifeline/json';
import type { Exchange } from '@lifeline/model';
import { FreshUntil } from '../panels/catalogue/fresh-until.tsx';
import { objectMember, stringOf } from './response.ts';

export interface ResultFreshnessProps {
  readonly sessionId: string;
  readonly exchange: Exchange;
  readonly result: JsonNode | undefined;
}

/** What a result of the modern era says of how long it may be kept (server/utilities/caching); nothing where it does not. */
export function ResultFreshness({ sessionId, exchange, result }: ResultFreshnessProps) {
  const ttl = objectMember(result, 'ttlMs');
  const ttlMs = ttl?.type === 'number' ? toValue(ttl) : undefined;
  if (typeof ttlMs !== 'number') return null;
  const scope = stringOf(result, 'cacheScope');
  const atMs = exchange.requestAtMs + (exchange.ms ?? 0);
  return (
    <p className="text-meta text-text-2 figures">
      <FreshUntil sessionId={sessionId} freshness={{ ttlMs, atMs, ...(scope !== undefined && { scope }) }} />
    </p>
  );
}
