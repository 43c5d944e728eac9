import { randomBytes } from 'node:crypto';
import type { ClientOptions } from '@lifeline/client';
import {
  LEGACY_REVISIONS,
  type LegacyRevision,
  MODERN_REVISIONS,
  type ModernRevision,
  readRules,
} from '@lifeline/protocol';
import { capabilitiesOf, type Settings, type StartRequest } from '@lifeline/wire';
import { BridgeError } from './errors.ts';
import { VERSION } from './version.ts';

const NEWEST_MODERN: ModernRevision = '2026-07-28';
/** How a connection begins: as the request says, else as the settings say. Throws `bad-message`. */
export function clientOptions(settings: Settings, request: StartRequest): ClientOptions {
  const { clientInfo = {}, capabilities = capabilitiesOf(settings.capabilities) } = request.declares ?? {};
  const { name, version } = { ...settings.clientInfo, ...clientInfo };
  const pinned = request.revision === undefined ? undefined : revisionOf(request.revision);
  return {
    era: request.era ?? pinned?.era ?? settings.era,
    probeMs: settings.probeMs,
    handshake: request.handshake ?? 'auto',
    discovery: request.discovery ?? settings.discovery,
    revision: pinned?.era === 'legacy' ? pinned.revision : legacyRevision(settings.revision),
    modernRevision: pinned?.era === 'modern' ? pinned.revision : NEWEST_MODERN,
    clientInfo: { name: name || 'mcp-lifeline', version: version || VERSION },
    capabilitiesText: JSON.stringify(capabilities),
    roots: settings.roots.map(({ uri, name }) => ({ uri, ...(name !== undefined && { name }) })),
    rules: activeRules(settings),
    timeoutMs: settings.timeoutMs,
    progressExtends: settings.progressExtends,
    totalTimeoutMs: settings.totalTimeoutMs,
    roundLimit: settings.roundLimit,
    ...(settings.traceContext && { traceId: randomBytes(16).toString('hex') }),
  };
}

/** The rules that answer servers by now; none while they are paused. */
function activeRules({ answerRules, answersPaused }: Settings): ClientOptions['rules'] {
  const read = answersPaused ? undefined : readRules(answerRules);
  return read?.ok === true ? read.rules : [];
}

type Pinned =
  | { readonly era: 'legacy'; readonly revision: LegacyRevision }
  | { readonly era: 'modern'; readonly revision: ModernRevision };

/** A revision that Lifeline can open a connection with, and its era. Throws `bad-message`. */
function revisionOf(text: string): Pinned {
  const legacy = LEGACY_REVISIONS.find((revision) => revision === text);
  if (legacy !== undefined) return { era: 'legacy', revision: legacy };
  const modern = MODERN_REVISIONS.find((revision) => revision === text);
  if (modern !== undefined) return { era: 'modern', revision: modern };
  throw unknownRevision(text, [...LEGACY_REVISIONS, ...MODERN_REVISIONS]);
}

/** Narrows a revision to those that open with initialize. Throws `bad-message`. */
export function legacyRevision(text: string): LegacyRevision {
  const known = LEGACY_REVISIONS.find((revision) => revision === text);
  if (known === undefined) throw unknownRevision(text, LEGACY_REVISIONS);
  return known;
}

function unknownRevision(text: string, known: readonly string[]): BridgeError {
  return new BridgeError(
    'bad-message',
    `Lifeline cannot open a connection with the revision ${JSON.stringify(text)}.`,
    `It knows ${known.join(', ')}.`,
  );
}
