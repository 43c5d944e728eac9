import { bound } from './bound.ts';
import type { TraceEvent } from './event.ts';
import { httpDetail } from './http-detail.ts';
import type { Row } from './row.ts';
import { targetName } from './target-words.ts';

type Detail = Pick<Row, 'event' | 'detail' | 'method' | 'subject' | 'issues' | 'ref' | 'afterMs'>;
type PlainEvent = Extract<
  TraceEvent,
  { type: 'opened' | 'process' | 'http' | 'action' | 'note' | 'gap' | 'timeout' }
>;

/** What the row of an event without a line shows. */
export function eventDetail(event: PlainEvent): Detail {
  switch (event.type) {
    case 'opened':
      return { detail: bound(targetName(event.target)) };
    case 'process':
      return processDetail(event);
    case 'http':
      return httpDetail(event);
    case 'action': {
      const { action, method, subject, issues, rule } = event;
      return {
        event: action,
        ...(method !== undefined && { method: bound(method) }),
        ...(subject !== undefined && { subject: bound(subject) }),
        ...(issues !== undefined && { issues }),
        ...(rule !== undefined && { detail: String(rule) }),
      };
    }
    case 'note':
      return { ...(event.about !== undefined && { event: event.about }), detail: bound(event.text) };
    case 'gap':
      return { event: event.reason, ...(event.message !== undefined && { detail: bound(event.message) }) };
    case 'timeout':
      return { ref: event.requestSeq, afterMs: event.afterMs };
  }
}

function processDetail(event: Extract<TraceEvent, { type: 'process' }>): Detail {
  switch (event.event) {
    case 'spawn-failed':
      return { event: event.event, detail: bound(event.errno) };
    case 'spawned':
      return { event: event.event, detail: String(event.pid) };
    case 'signal':
      return { event: event.event, detail: bound(event.signal) };
    case 'exited':
      return { event: event.event, detail: bound(event.signal ?? String(event.code ?? '')) };
    default:
      return { event: event.event };
  }
}
