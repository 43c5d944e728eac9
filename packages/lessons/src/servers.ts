import type { Revision } from '@lifeline/protocol';
import type { DemoServer, LessonServer } from './types.ts';

/** What lessons speak where the revision does not matter. */
const USUAL: Revision = '2025-06-18';

/** Opened by the reader, message by message. */
export function byHand(demo: DemoServer, revision: Revision = USUAL): LessonServer {
  return { demo, revision, handshake: 'manual', discovery: 'manual' };
}

/** The handshake is done by the client; `discovery: 'auto'` lists everything as well. */
export function opened(
  demo: DemoServer,
  discovery: LessonServer['discovery'] = 'manual',
  revision: Revision = USUAL,
): LessonServer {
  return { demo, revision, handshake: 'auto', discovery };
}

/** Params of `initialize` that offer a revision, which may be none that exists. */
export function offer(revision: string): string {
  return `{"protocolVersion":"${revision}","capabilities":{},"clientInfo":{"name":"lesson","version":"1.0.0"}}`;
}

/** Params of `tools/call`. */
export function callOf(name: string, argumentsText = '{}'): string {
  return `{"name":"${name}","arguments":${argumentsText}}`;
}
