import { quoteJson } from '@lifeline/json';
import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { listEverything } from './discovery.ts';
import { notificationLine, requestLine } from './lines.ts';
import { acceptDiscovered } from './modern.ts';
import { readPath, readString } from './read-path.ts';
import { sendRequest, type Turn, write } from './state.ts';

/** Opens the handshake unasked (basic/lifecycle#initialization, all revisions up to 2025-11-25). */
export function sendInitialize(turn: Turn): void {
  const { revision, capabilitiesText, clientInfo, timeoutMs } = turn.state.options;
  const params = `{"protocolVersion":${quoteJson(revision)},"capabilities":${capabilitiesText},"clientInfo":${JSON.stringify(clientInfo)}}`;
  const id = turn.state.ids.next('initialize');
  const line = requestLine(id, 'initialize', params);
  const purpose = { type: 'initialize', byHand: false } as const;
  sendRequest(turn, { id, method: 'initialize', line, timeoutMs, purpose }, 'auto');
}

/**
 * The handshake came to nothing. A session that is ready stays so, whatever a further initialize brings; a server
 * that answered server/discover late is of the modern era after all.
 */
export function failHandshake(turn: Turn, message: string): void {
  const { state } = turn;
  if (state.phase === 'ready') return;
  const { lateDiscovered } = state;
  if (lateDiscovered !== undefined) {
    state.lateDiscovered = undefined;
    const text = `${message} It had answered server/discover late, so it is taken for a server of the modern era.`;
    turn.effects.push({ type: 'note', text });
    acceptDiscovered(turn, lateDiscovered, state.options.modernRevision);
    return;
  }
  state.phase = 'failed';
  turn.effects.push({ type: 'failed', message });
}

/**
 * Reads the answer to initialize. Any revision is accepted, an unknown one with a note: the person wants to see
 * what the server does. Then `notifications/initialized` goes out and the lists follow, unless the handshake is
 * typed by hand line by line.
 */
export function finishInitialize(turn: Turn, raw: string, seq: number, byHand: boolean): void {
  const { state } = turn;
  const result = readPath(raw, ['result']);
  if (result?.type !== 'object') {
    failHandshake(turn, refusal(raw));
    return;
  }
  const answered = readString(raw, ['result', 'protocolVersion']);
  const revision = answered ?? state.options.revision;
  const oddity = revisionOddity(answered, state.options.revision);
  if (oddity !== undefined) turn.effects.push({ type: 'note', text: oddity });
  state.phase = 'ready';
  state.era = 'legacy';
  state.revision = revision;
  state.lateInitialize = undefined;
  state.lateDiscovered = undefined;
  if (!byHand) write(turn, notificationLine('notifications/initialized'), seq);
  turn.effects.push({ type: 'ready', revision, era: 'legacy' });
  if (!byHand) listEverything(turn, raw);
}

function revisionOddity(answered: string | undefined, asked: string): string | undefined {
  if (answered === undefined) {
    return `The result of initialize has no protocolVersion. Going on as if it were ${asked}.`;
  }
  if (LEGACY_REVISIONS.some((known) => known === answered)) return undefined;
  return `The server answered initialize with protocolVersion ${quoteJson(answered)}, which is no revision that has this handshake. Going on with it.`;
}

function refusal(raw: string): string {
  if (readPath(raw, ['error']) === undefined) {
    return 'The server answered initialize, but its result is not an object.';
  }
  return errorWords(raw, 'initialize');
}

/** What a server answered instead of a result, in a sentence. */
export function errorWords(raw: string, method: string): string {
  if (readPath(raw, ['error']) === undefined) return `Its result of ${method} is of no use.`;
  const code = readPath(raw, ['error', 'code'])?.text ?? 'no code';
  const message = readString(raw, ['error', 'message']) ?? 'no message';
  return `The server answered ${method} with an error: ${message} (${code}).`;
}
