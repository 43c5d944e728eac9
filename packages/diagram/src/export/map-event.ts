import {
  decodeBase64,
  type EventBody,
  encodeBase64,
  type Target,
  type TraceEvent,
  type TraceHeader,
} from '@lifeline/trace';

export type MapText = (text: string) => string;

/** The texts of an event that were not written by Lifeline. */
export function eventTexts(event: EventBody | TraceEvent): string[] {
  const texts: string[] = [];
  const collect: MapText = (text) => {
    texts.push(text);
    return text;
  };
  mapBody(event, collect);
  if (event.type === 'opened' && event.target.kind === 'stdio') {
    // an option and its value are two words
    texts.push(JSON.stringify(event.target.args));
  }
  // the name of a header says that its value is secret
  if (event.type === 'http') texts.push(JSON.stringify([event.data, event.headers]));
  return texts;
}

/** The event with each of its texts replaced by what `map` makes of it; its structure stays. */
export function mapEvent(event: TraceEvent, map: MapText): TraceEvent {
  const { seq, atMs, connection } = event;
  return { seq, atMs, connection, ...mapBody(event, map) };
}

/** The header with its texts replaced. */
export function mapHeader(header: TraceHeader, map: MapText): TraceHeader {
  const { title } = header;
  return {
    ...header,
    target: mapTarget(header.target, map),
    ...(title !== undefined && { title: map(title) }),
  };
}

function mapBody(event: EventBody, map: MapText): EventBody {
  switch (event.type) {
    case 'opened':
      return { type: event.type, target: mapTarget(event.target, map) };
    case 'message':
    case 'held':
    case 'stderr':
      return mapLine(event, map);
    case 'released':
      return event.raw === undefined ? event : { ...event, raw: map(event.raw) };
    case 'process':
      return event.event === 'spawn-failed' ? mapFailure(event, map) : event;
    case 'http':
      return mapHttp(event, map);
    case 'action': {
      const { subject } = event;
      return subject === undefined ? event : { ...event, subject: map(subject) };
    }
    case 'note':
      return { ...event, text: map(event.text) };
    case 'gap':
      return event.message === undefined ? event : { ...event, message: map(event.message) };
    case 'timeout':
    case 'closed':
      return event;
  }
}

function mapLine<E extends Extract<EventBody, { type: 'message' | 'held' | 'stderr' }>>(
  event: E,
  map: MapText,
): E {
  if ('raw' in event) return { ...event, raw: map(event.raw) };
  if ('raw64' in event) return { ...event, raw64: mapBytes(event.raw64, map) };
  return event;
}

/** Bytes that are not UTF-8: one character each, so that nothing but what `map` replaces changes. */
function mapBytes(base64: string, map: MapText): string {
  const text = Array.from(decodeBase64(base64), (byte) => String.fromCharCode(byte)).join('');
  const mapped = map(text);
  return mapped === text
    ? base64
    : encodeBase64(Uint8Array.from(mapped, (character) => character.charCodeAt(0)));
}

function mapFailure(event: Extract<EventBody, { event: 'spawn-failed' }>, map: MapText): EventBody {
  const { hint } = event;
  return {
    ...event,
    message: map(event.message),
    command: map(event.command),
    path: event.path.map(map),
    ...(hint !== undefined && { hint: map(hint) }),
  };
}

function mapHttp(event: Extract<EventBody, { type: 'http' }>, map: MapText): EventBody {
  const { data, headers, body } = event;
  return {
    ...event,
    data: mapData(data, map),
    ...(body !== undefined && { body: map(body) }),
    ...(headers !== undefined && {
      headers: headers.map(({ name, value }) => ({ name, value: map(value) })),
    }),
  };
}

function mapData(
  data: Readonly<Record<string, string | number>>,
  map: MapText,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === 'string' ? map(value) : value]),
  );
}

function mapTarget(target: Target, map: MapText): Target {
  if (target.kind === 'imported') return { ...target, source: map(target.source) };
  if (target.kind === 'http') return { ...target, url: map(target.url) };
  return { ...target, command: map(target.command), args: target.args.map(map), cwd: map(target.cwd) };
}
