import type { AuthorizationEvent } from '@lifeline/model';
import type { Row } from '@lifeline/trace';

/** An HTTP exchange of a step, as its rows tell it. */
export interface StepExchange {
  /** The request, or the answer where the request is that of a message. */
  readonly seq: number;
  /** `POST` and host and path; undefined where only the answer belongs to the step. */
  readonly asked: string | undefined;
  readonly answer:
    | {
        readonly seq: number;
        /** `200 OK`, or the sentence of a failure. */
        readonly text: string;
        readonly kind: 'accepted' | 'refused' | 'failed';
        /** Since the request; undefined without one. */
        readonly ms: number | undefined;
      }
    | undefined;
}

/** Rows by seq; a `RowTable` is one. */
export interface Rows {
  at(seq: number): Row;
}

/** Puts the events of one step together: each answer with the request before it. */
export function exchangesOf(rows: Rows, events: readonly AuthorizationEvent[]): readonly StepExchange[] {
  const exchanges: StepExchange[] = [];
  for (const { seq } of events) {
    const row = rows.at(seq);
    if (row.event === 'request') {
      exchanges.push({ seq, asked: askedOf(row), answer: undefined });
      continue;
    }
    const open = exchanges.at(-1);
    const isOpen = open !== undefined && open.answer === undefined;
    const ms = isOpen ? row.atMs - rows.at(open.seq).atMs : undefined;
    const answer = { seq, text: row.detail ?? '', kind: answerKind(row), ms };
    if (isOpen) exchanges[exchanges.length - 1] = { ...open, answer };
    else exchanges.push({ seq, asked: undefined, answer });
  }
  return exchanges;
}

/** `POST as.example/token`: the row has method and path, and the host apart. */
function askedOf({ detail = '', subject, method }: Row): string {
  // without a step, the subject of an HTTP row is no host
  if (subject === undefined || method === undefined) return detail;
  return detail.replace(/^(\S+) /, `$1 ${subject}`);
}

function answerKind({ event, detail = '' }: Row): 'accepted' | 'refused' | 'failed' {
  if (event === 'failed') return 'failed';
  return /^[45]/.test(detail) ? 'refused' : 'accepted';
}
