import type { OwnId } from './id-source.ts';
import { requestLine } from './lines.ts';
import { withMeta } from './meta.ts';
import type { Purpose } from './pending.ts';
import { sendRequest, type Turn } from './state.ts';

/** A request that the engine makes by itself. */
export interface OwnRequest {
  readonly kind: OwnId;
  readonly method: string;
  readonly paramsText?: string | undefined;
  readonly purpose: Purpose;
  readonly timeoutMs?: number;
  readonly isPatient?: boolean | undefined;
  readonly cause?: number;
}

/** Sends a request of the engine's own, with a string id and, in the modern era, with its `_meta`. */
export function sendOwn(turn: Turn, request: OwnRequest): void {
  const { kind, method, paramsText, purpose, cause = 'auto' } = request;
  const { state } = turn;
  const id = state.ids.nextOwn(kind);
  const params =
    state.era === 'modern' || method === 'server/discover' ? withMeta(state, method, paramsText) : paramsText;
  const { timeoutMs = state.options.timeoutMs, isPatient = false } = request;
  const line = requestLine(id, method, params);
  sendRequest(turn, { id, method, line, timeoutMs, isPatient, purpose }, cause);
}
