import { decodeString } from '@lifeline/json';
import { LEGACY_REVISIONS, META, REVISIONS } from '@lifeline/protocol';
import { itemSpans, ObjectView } from './object-view.ts';
import type { Negotiation } from './types.ts';

/** What an initialize or server/discover request asks for, from its exact text. */
export type Offer = Pick<
  Negotiation,
  'requestedRevision' | 'clientInfo' | 'clientCapabilities' | 'clientCapabilityNames'
>;

/** Where a request says what the client is and asks for: in the params, or in their `_meta` (modern era). */
const PLACES = {
  initialize: { revision: 'protocolVersion', info: 'clientInfo', capabilities: 'capabilities' },
  'server/discover': {
    revision: META.protocolVersion,
    info: META.clientInfo,
    capabilities: META.clientCapabilities,
  },
};

/** Reads the request; whatever is missing or of the wrong type is left out. */
export function readOffer(method: keyof typeof PLACES, text: string | undefined): Offer {
  const place = PLACES[method];
  const whole = text === undefined ? undefined : ObjectView.read(text)?.object('params');
  const params = method === 'initialize' ? whole : whole?.object('_meta');
  const requestedRevision = params?.string(place.revision);
  const clientInfo = params?.object(place.info);
  const clientCapabilities = params?.text(place.capabilities);
  return {
    ...(requestedRevision === undefined ? {} : { requestedRevision }),
    ...(clientInfo === undefined ? {} : { clientInfo: identity(clientInfo) }),
    ...(clientCapabilities === undefined ? {} : { clientCapabilities }),
    clientCapabilityNames: params?.object(place.capabilities)?.keys() ?? [],
  };
}

/** Reads an initialize result (legacy era). */
export function readInitialize(offer: Offer, text: string, seq: number, connection: number): Negotiation {
  const result = ObjectView.read(text)?.object('result');
  const revision = result?.string('protocolVersion');
  const serverInfo = result?.object('serverInfo');
  return {
    seq,
    connection,
    ...offer,
    ...(revision === undefined ? {} : { revision }),
    ...(serverInfo === undefined ? {} : { serverInfo: identity(serverInfo) }),
    ...capabilitiesOf(result),
  };
}

/**
 * Reads a server/discover result (modern era): the revision in use is the one that was asked for, or the newest that
 * both sides know. Undefined where it is no such result, or names only revisions that open with initialize.
 */
export function readDiscover(
  offer: Offer,
  text: string,
  seq: number,
  connection: number,
): Negotiation | undefined {
  const result = ObjectView.read(text)?.object('result');
  const supported = result?.text('supportedVersions');
  const supportedRevisions = supported === undefined ? undefined : stringsOf(supported);
  if (supportedRevisions === undefined) return undefined;
  if (supportedRevisions.length > 0 && supportedRevisions.every(isLegacy)) return undefined;
  const asked = supportedRevisions.find((known) => known === offer.requestedRevision);
  const revision =
    asked ?? REVISIONS.findLast((known) => supportedRevisions.includes(known) && !isLegacy(known));
  const serverInfo = result?.object('_meta')?.object(META.serverInfo);
  return {
    seq,
    connection,
    ...offer,
    supportedRevisions,
    ...(revision === undefined ? {} : { revision }),
    ...(serverInfo === undefined ? {} : { serverInfo: identity(serverInfo) }),
    ...capabilitiesOf(result),
  };
}

function isLegacy(revision: string): boolean {
  return LEGACY_REVISIONS.some((known) => known === revision);
}

function capabilitiesOf(
  result: ObjectView | undefined,
): Pick<Negotiation, 'serverCapabilities' | 'serverCapabilityNames' | 'instructions'> {
  const serverCapabilities = result?.text('capabilities');
  const instructions = result?.string('instructions');
  return {
    ...(serverCapabilities === undefined ? {} : { serverCapabilities }),
    serverCapabilityNames: result?.object('capabilities')?.keys() ?? [],
    ...(instructions === undefined ? {} : { instructions }),
  };
}

function identity(info: ObjectView): { name?: string; title?: string; version?: string } {
  const name = info.string('name');
  const title = info.string('title');
  const version = info.string('version');
  return {
    ...(name === undefined ? {} : { name }),
    ...(title === undefined ? {} : { title }),
    ...(version === undefined ? {} : { version }),
  };
}

/** The strings of an array, from its text; other items are left out. */
export function stringsOf(arrayText: string): string[] {
  const spans = itemSpans(arrayText, 0) ?? [];
  return spans
    .filter(({ start }) => arrayText.charAt(start) === '"')
    .map(({ start, end }) => decodeString(arrayText, start, end));
}
