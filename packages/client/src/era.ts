import { quoteJson } from '@lifeline/json';
import { LEGACY_REVISIONS, META } from '@lifeline/protocol';
import { errorWords, failHandshake, sendInitialize } from './handshake.ts';
import { acceptDiscovered, openModern, sharedRevision, supportedRevisions } from './modern.ts';
import { sendOwn } from './own-request.ts';
import type { PendingRequest } from './pending.ts';
import { readPath, readStrings } from './read-path.ts';
import type { Turn } from './state.ts';

/** Only a server of the modern era answers with these (2026-07-28, basic#error-codes). */
const UNSUPPORTED_VERSION = '-32022';
const OTHER_MODERN_ERRORS: ReadonlySet<string> = new Set(['-32020', '-32021']);

const isLegacy = (revision: string) => LEGACY_REVISIONS.some((known) => known === revision);

/** The connection is there: opens it as the options say (2026-07-28, basic/transports, backward compatibility). */
export function openConnection(turn: Turn): void {
  const { state } = turn;
  const { era, handshake, modernRevision } = state.options;
  state.phase = 'open';
  state.era = era === 'auto' ? undefined : era;
  if (handshake === 'manual') {
    if (era === 'modern') openModern(turn, modernRevision, undefined);
  } else if (era === 'legacy') sendInitialize(turn);
  else probe(turn, modernRevision, false);
}

/** Asks a server of unknown era in the way that a server of the legacy era answers with an error. */
function probe(turn: Turn, revision: string, isRetry: boolean): void {
  const { era, probeMs, timeoutMs } = turn.state.options;
  sendOwn(turn, {
    kind: 'probe',
    method: 'server/discover',
    paramsText: `{"_meta":{${quoteJson(META.protocolVersion)}:${quoteJson(revision)}}}`,
    purpose: { type: 'probe', revision, isRetry },
    timeoutMs: era === 'auto' && !isRetry ? probeMs : timeoutMs,
  });
}

type Probe = Extract<PendingRequest['purpose'], { readonly type: 'probe' }>;

/**
 * Reads the answer to server/discover. What only a server of the modern era says is answered in that era; every
 * other error means the legacy one, whatever its code.
 */
export function finishProbe(turn: Turn, raw: string, { revision, isRetry }: Probe): void {
  const supported = supportedRevisions(raw);
  const code = readPath(raw, ['error', 'code'])?.text ?? '';
  if (supported !== undefined) {
    if (supported.length > 0 && supported.every(isLegacy))
      takeForLegacy(turn, 'it supports only revisions with initialize');
    else acceptDiscovered(turn, raw, revision);
  } else if (code === UNSUPPORTED_VERSION) {
    takeOffer(turn, readStrings(raw, ['error', 'data', 'supported']) ?? [], revision, isRetry);
  } else if (OTHER_MODERN_ERRORS.has(code)) {
    const text = `${errorWords(raw, 'server/discover')} Only servers of the modern era answer so: going on in ${revision}, without knowing what the server offers.`;
    turn.effects.push({ type: 'note', text });
    openModern(turn, revision, undefined);
  } else {
    takeForLegacy(turn, errorWords(raw, 'server/discover'));
  }
}

/**
 * The server does not know the revision that was asked for, and says which it knows. Where it names just that one, it
 * is asked once more (2026-07-28, basic/versioning): the refusal may have been of a moment.
 */
function takeOffer(turn: Turn, supported: readonly string[], asked: string, isRetry: boolean): void {
  const offered = supported.filter((revision) => !isLegacy(revision));
  const others = offered.filter((revision) => revision !== asked);
  const next = sharedRevision(others) ?? [...others].sort().at(-1) ?? offered[0];
  const named = supported.map(quoteJson).join(', ') || 'none';
  if (next !== undefined && !isRetry) probe(turn, next, true);
  else if (supported.some(isLegacy)) takeForLegacy(turn, `it supports ${named}`);
  else
    failHandshake(
      turn,
      offered.includes(asked)
        ? `The server refuses revision ${asked}, although it names it as one that it supports.`
        : `The server does not support revision ${asked}. It names ${named}, which Lifeline does not know.`,
    );
}

/** The server is of the legacy era, as far as can be told. */
export function takeForLegacy(turn: Turn, why: string): void {
  const { state } = turn;
  if (state.options.era === 'modern') {
    failHandshake(
      turn,
      `The server does not speak revision ${state.options.modernRevision}: ${why} The era “auto” would go on with initialize.`,
    );
    return;
  }
  state.era = 'legacy';
  if (state.options.handshake === 'auto') sendInitialize(turn);
}

/** The time for an answer to server/discover is up; one that comes late is still looked at. */
export function giveProbeUp(turn: Turn, request: PendingRequest): void {
  turn.state.lateProbe = request;
  takeForLegacy(turn, `it did not answer server/discover within ${request.timeoutMs} ms.`);
}

/**
 * server/discover was answered after initialize had gone out: that counts only if initialize comes to nothing, as
 * with a server of the modern era that was slow to start.
 */
export function finishLateProbe(turn: Turn, raw: string): void {
  const { state } = turn;
  const supported = supportedRevisions(raw);
  state.lateProbe = undefined;
  if (state.phase === 'ready' || supported === undefined || supported.every(isLegacy)) return;
  if (state.phase === 'failed') acceptDiscovered(turn, raw, state.options.modernRevision);
  else state.lateDiscovered = raw;
}
