import { scanMembers } from '@lifeline/json';
import { decodeEvent, eventRaw, type Row } from '@lifeline/trace';

type Request = Pick<Row, 'seq' | 'kind' | 'method' | 'subject'>;

/**
 * Requests of one connection that were refused for want of authorization, and that somebody may still want: of those of
 * one method about one item the newest, until another such request goes out.
 */
export class RefusedRequests {
  readonly #seqs = new Map<string, number>();

  /** The request went out. */
  sent(request: Request): void {
    if (this.#seqs.size > 0) this.#seqs.delete(keyOf(request));
  }

  /** The request was refused. */
  refused(request: Request): void {
    if (request.kind !== 'request') return; // a batch was written by hand
    this.#seqs.delete(keyOf(request));
    this.#seqs.set(keyOf(request), request.seq);
  }

  /** Hands out their seqs, in the order in which they were refused, and forgets them. */
  take(): readonly number[] {
    const seqs = [...this.#seqs.values()];
    this.#seqs.clear();
    return seqs;
  }
}

function keyOf({ method, subject }: Request): string {
  return `${method} ${subject ?? ''}`;
}

/** Text of the params of a request, from its line in the recording; undefined where it has none. */
export function recordedParams(line: string): string | undefined {
  const decoded = decodeEvent(line);
  const text = decoded.ok ? eventRaw(decoded.event)?.text : undefined;
  const params = text === undefined ? undefined : scanMembers(text)?.findLast(({ key }) => key === 'params');
  return params && text?.slice(params.valueStart, params.valueEnd);
}
