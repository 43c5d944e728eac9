import { type EventBody, encodeEvent, encodeRow, RowMaker, type TraceEvent } from '@lifeline/trace';
import type { BridgeMessage, EventText } from '@lifeline/wire';

type EventsMessage = Extract<BridgeMessage, { type: 'events' }>;

/** A recorded session in memory, from which tests take batches as the bridge sends them. */
export class TestSession {
  readonly #rows: unknown[][] = [];
  readonly #lines: string[] = [];
  readonly #whole: boolean[] = [];
  readonly #maker = new RowMaker();
  #offset = 0;

  constructor(bodies: readonly EventBody[]) {
    for (const body of bodies) this.add(body);
  }

  get length(): number {
    return this.#rows.length;
  }

  add(body: EventBody): void {
    const seq = this.#rows.length;
    const event: TraceEvent = { seq, atMs: seq, connection: 1, ...body };
    const line = encodeEvent(event);
    const row = this.#maker.row(event, this.#offset, line.length);
    this.#offset += line.length + 1;
    this.#rows.push(encodeRow(row));
    this.#lines.push(line);
    this.#whole.push(row.whole === true || row.method === 'initialize');
  }

  body(seq: number): EventText {
    return { seq, text: this.#lines[seq] ?? '' };
  }

  batch(from: number, to: number): EventsMessage {
    const seqs = Array.from({ length: to - from }, (_, at) => from + at);
    return {
      type: 'events',
      sessionId: 's-1',
      from,
      rows: this.#rows.slice(from, to),
      bodies: seqs.filter((seq) => this.#whole[seq] === true).map((seq) => this.body(seq)),
      total: this.#rows.length,
    };
  }
}

/** Opening, handshake and `calls` tool calls. */
export function sessionEvents(calls: number): EventBody[] {
  const toServer = (raw: unknown): EventBody => ({
    type: 'message',
    dir: 'toServer',
    raw: JSON.stringify(raw),
  });
  const toClient = (raw: unknown): EventBody => ({
    type: 'message',
    dir: 'toClient',
    raw: JSON.stringify(raw),
  });
  const events: EventBody[] = [
    {
      type: 'opened',
      target: { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/', envNames: [] },
    },
    toServer({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } },
    }),
    toClient({
      jsonrpc: '2.0',
      id: 1,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'zoo', version: '2.0' },
      },
    }),
    toServer({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  ];
  for (let call = 0; call < calls; call++) {
    events.push(
      toServer({
        jsonrpc: '2.0',
        id: call + 2,
        method: 'tools/call',
        params: { name: 'echo', arguments: {} },
      }),
      toClient({ jsonrpc: '2.0', id: call + 2, result: { content: [{ type: 'text', text: 'ok' }] } }),
    );
  }
  return events;
}
