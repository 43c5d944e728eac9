import {
  type EventBody,
  encodeEvent,
  type TraceEvent,
  type TraceHeader,
  type TraceNotes,
} from '@lifeline/trace';
import type { ExportTrace, RecordingLines, TextRedactor } from '../export-trace.ts';
import { readExport } from '../read-export.ts';

export const HEADER: TraceHeader = {
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'mcp-lifeline 0.1.0',
  target: { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/home/me', envNames: [] },
};

/** A recording of these events, 10 ms apart. */
export function linesOf(bodies: readonly EventBody[], header: TraceHeader = HEADER): RecordingLines {
  const lines = bodies.map((body, seq) => {
    const event: TraceEvent = { seq, atMs: seq * 10, connection: 1, ...body };
    return encodeEvent(event);
  });
  return { header, length: lines.length, reach: () => undefined, line: (seq) => lines[seq] ?? '' };
}

export async function exported(
  lines: RecordingLines,
  { redactor, notes = { notes: [] } }: { redactor?: TextRedactor; notes?: TraceNotes } = {},
): Promise<ExportTrace> {
  const steps = readExport({ lines, redactor, notes });
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
  }
}

export function sent(message: unknown): EventBody {
  return { type: 'message', dir: 'toServer', raw: lineOf(message) };
}

export function received(message: unknown): EventBody {
  return { type: 'message', dir: 'toClient', raw: lineOf(message) };
}

function lineOf(message: unknown): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}

/** A short session: handshake, a call, progress, an error, a line that is no JSON. */
export const SESSION: readonly EventBody[] = [
  { type: 'action', action: 'connect' },
  { type: 'opened', target: HEADER.target },
  { type: 'process', event: 'spawned', pid: 4711 },
  sent({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {} },
  }),
  received({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'demo', version: '1.2' },
    },
  }),
  sent({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  sent({ jsonrpc: '2.0', id: 2, method: 'tools/list' }),
  received({ jsonrpc: '2.0', id: 2, result: { tools: [{ name: 'echo', inputSchema: { type: 'object' } }] } }),
  { type: 'action', action: 'request', method: 'tools/call', subject: 'echo' },
  sent({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'echo', arguments: { text: 'hi' } } }),
  received({ jsonrpc: '2.0', id: 3, result: { content: [{ type: 'text', text: 'hi' }] } }),
  received('oops'),
  sent({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'none' } }),
  received({ jsonrpc: '2.0', id: 4, error: { code: -32602, message: 'Unknown tool: none' } }),
  { type: 'stderr', raw: 'done' },
  { type: 'stderr', raw: 'really' },
  { type: 'process', event: 'exited', code: 0, signal: null },
  { type: 'closed', reason: 'exited' },
];
