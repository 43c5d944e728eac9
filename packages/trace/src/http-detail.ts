import { bound } from './bound.ts';
import type { HttpEvent } from './event.ts';
import type { Row } from './row.ts';
import { withoutQuery } from './url-words.ts';

/** What the row of an HTTP event shows; headers and query stay in the body, because secrets may be in them. */
export function httpDetail(event: HttpEvent): Pick<Row, 'event' | 'detail' | 'method' | 'subject' | 'ref'> {
  const { data, ref, step } = event;
  const subject = text(step === undefined ? data.session : data.host);
  return {
    event: event.event,
    detail: bound(words(event)),
    ...(step !== undefined && { method: step }),
    ...(subject !== '' && { subject: bound(subject) }),
    ...(ref !== undefined && { ref }),
  };
}

function words({ event, data }: HttpEvent): string {
  switch (event) {
    case 'request':
      return `${text(data.method)} ${pathOf(text(data.url))}`.trim();
    case 'response':
      return `${text(data.status)} ${text(data.statusText)}`.trim();
    case 'stream-opened':
      return text(data.kind);
    case 'stream-event':
      return eventWords(data);
    case 'stream-closed':
    case 'failed':
      return text(data.text);
  }
}

/** Host and user are those of the target; what a query holds may be secret. */
function pathOf(url: string): string {
  return withoutQuery(url).replace(/^https?:\/\/[^/]*/i, '');
}

/** How these members stand in a stream, where that is not `member: value`. */
const LABELS: Readonly<Record<string, string>> = { comment: ': ', line: '', name: 'event: ' };

/** Members of a server-sent event that say more than its message does. */
function eventWords(data: HttpEvent['data']): string {
  return ['comment', 'line', 'name', 'id', 'retry', 'data']
    .filter((member) => text(data[member]) !== '')
    .map((member) => `${LABELS[member] ?? `${member}: `}${text(data[member])}`)
    .join(' ');
}

function text(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}
