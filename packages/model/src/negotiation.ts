import { decodeString } from '@lifeline/json';
import { REVISIONS } from '@lifeline/protocol';
import { itemSpans, ObjectView } from './object-view.ts';
import type { Negotiation } from './types.ts';

const SERVER_INFO_KEY = 'io.modelcontextprotocol/serverInfo';

/** What an initialize request asks for, from its exact text. */
export type Offer = Pick<
  Negotiation,
  'requestedRevision' | 'clientInfo' | 'clientCapabilities' | 'clientCapabilityNames'
>;

/** Reads an initialize request; whatever is missing or of the wrong type is left out. */
export function readOffer(text: string | undefined): Offer {
  const params = text === undefined ? undefined : ObjectView.read(text)?.object('params');
  const requestedRevision = params?.string('protocolVersion');
  const clientInfo = params?.object('clientInfo');
  const clientCapabilities = params?.text('capabilities');
  return {
    ...(requestedRevision === undefined ? {} : { requestedRevision }),
    ...(clientInfo === undefined ? {} : { clientInfo: identity(clientInfo) }),
    ...(clientCapabilities === undefined ? {} : { clientCapabilities }),
    clientCapabilityNames: params?.object('capabilities')?.keys() ?? [],
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

/** Reads a server/discover result (modern era): the newest revision that both sides know is the one in use. */
export function readDiscover(text: string, seq: number, connection: number): Negotiation {
  const result = ObjectView.read(text)?.object('result');
  const supported = result?.text('supportedVersions');
  const supportedRevisions = supported === undefined ? undefined : readStrings(supported);
  const revision = REVISIONS.findLast((known) => supportedRevisions?.includes(known));
  const serverInfo = result?.object('_meta')?.object(SERVER_INFO_KEY);
  return {
    seq,
    connection,
    clientCapabilityNames: [],
    ...(supportedRevisions === undefined ? {} : { supportedRevisions }),
    ...(revision === undefined ? {} : { revision }),
    ...(serverInfo === undefined ? {} : { serverInfo: identity(serverInfo) }),
    ...capabilitiesOf(result),
  };
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

function readStrings(arrayText: string): string[] {
  const spans = itemSpans(arrayText, 0) ?? [];
  return spans
    .filter(({ start }) => arrayText.charAt(start) === '"')
    .map(({ start, end }) => decodeString(arrayText, start, end));
}
