import { ALL, FROM_2025_03, FROM_2025_06, LEGACY, MODERN, ONLY_2025_11 } from '../methods/sets.ts';
import type { Revision } from '../vocabulary.ts';
import type { Citation } from './spec/types.ts';
import type { BasicsTopic } from './texts/types.ts';

interface Entry {
  readonly revisions: readonly Revision[];
  readonly cite: Citation;
}

const messages = (anchor: string): Citation => ({
  at: `basic#${anchor}`,
  elsewhere: { '2024-11-05': `basic/messages#${anchor}` },
});
/** Standard codes: with the responses, and since 2026-07-28 in a section of their own. */
const standard: Citation = {
  at: 'basic#responses',
  elsewhere: { '2024-11-05': 'basic/messages#responses', '2026-07-28': 'basic#error-codes' },
};
const modern: Entry = { revisions: MODERN, cite: { at: 'basic#error-codes' } };
const http = (anchor: string, modernAnchor = 'sending-messages'): Citation => ({
  at: `basic/transports#${anchor}`,
  elsewhere: { '2026-07-28': `basic/transports/streamable-http#${modernAnchor}` },
});
const NOT_MODERN_HTTP = LEGACY.filter((revision) => FROM_2025_03.includes(revision));

/** Error codes that have a meaning of their own. */
export const CODE_TABLE: Readonly<Record<string, Entry>> = {
  '-32700': { revisions: ALL, cite: standard },
  '-32600': { revisions: ALL, cite: standard },
  '-32601': { revisions: ALL, cite: standard },
  '-32602': { revisions: ALL, cite: standard },
  '-32603': { revisions: ALL, cite: standard },
  '-32002': { revisions: LEGACY, cite: { at: 'server/resources#error-handling' } },
  '-32042': { revisions: ONLY_2025_11, cite: { at: 'client/elicitation#error-handling' } },
  '-32020': modern,
  '-32021': modern,
  '-32022': modern,
  '-1': { revisions: LEGACY, cite: { at: 'client/sampling#error-handling' } },
};

/** HTTP headers of the transport, by their names in lower case; `mcp-param-*` stands for all of that kind. */
export const HEADER_TABLE: Readonly<Record<string, Entry>> = {
  accept: { revisions: FROM_2025_03, cite: http('sending-messages-to-the-server') },
  'content-type': { revisions: FROM_2025_03, cite: http('sending-messages-to-the-server') },
  'mcp-session-id': { revisions: NOT_MODERN_HTTP, cite: http('session-management') },
  'mcp-protocol-version': {
    revisions: FROM_2025_06,
    cite: http('protocol-version-header', 'protocol-version-header'),
  },
  'mcp-method': {
    revisions: MODERN,
    cite: { at: 'basic/transports/streamable-http#standard-request-headers' },
  },
  'mcp-name': {
    revisions: MODERN,
    cite: { at: 'basic/transports/streamable-http#standard-request-headers' },
  },
  'mcp-param-*': {
    revisions: MODERN,
    cite: { at: 'basic/transports/streamable-http#custom-headers-from-tool-parameters' },
  },
  'last-event-id': { revisions: NOT_MODERN_HTTP, cite: http('resumability-and-redelivery') },
  origin: {
    revisions: ALL,
    cite: {
      at: 'basic/transports#streamable-http',
      elsewhere: {
        '2024-11-05': 'basic/transports#http-with-sse',
        '2026-07-28': 'basic/transports/streamable-http',
      },
    },
  },
  authorization: { revisions: FROM_2025_03, cite: { at: 'basic/authorization' } },
  'www-authenticate': { revisions: FROM_2025_03, cite: { at: 'basic/authorization' } },
  'x-accel-buffering': {
    revisions: MODERN,
    cite: { at: 'basic/transports/streamable-http#receiving-messages' },
  },
};

/** What holds for all messages. */
export const BASICS_TABLE: Readonly<Record<BasicsTopic, Entry>> = {
  'json-rpc': {
    revisions: ALL,
    cite: { at: 'basic#messages', elsewhere: { '2024-11-05': 'basic/messages' } },
  },
  kinds: {
    revisions: ALL,
    cite: { at: 'basic#messages', elsewhere: { '2024-11-05': 'basic/messages' } },
  },
  id: { revisions: ALL, cite: messages('requests') },
  'no-id': { revisions: ALL, cite: messages('notifications') },
  'three-failures': { revisions: ALL, cite: { at: 'server/tools#error-handling' } },
  codes: { revisions: ALL, cite: standard },
  directions: { revisions: ALL, cite: messages('requests') },
  batch: { revisions: ['2025-03-26'], cite: { at: 'basic#batching' } },
};
