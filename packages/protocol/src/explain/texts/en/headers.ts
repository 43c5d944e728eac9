import type { MemberText } from '../types.ts';

export const EN_HEADERS = {
  accept: [
    'Which forms of answer the client can read: one JSON text, or a stream of events.',
    'A POST must name both application/json and text/event-stream, a GET the latter.',
  ],
  'content-type': [
    'The form of the body: application/json for one message, text/event-stream for a stream of them.',
    'The server may choose either for an answer; the client must support both.',
  ],
  'mcp-session-id': [
    'The protocol session: the server may give it with its answer to initialize, and the client repeats it on every request.',
    'Only visible ASCII. Missing: 400; ended: 404, after which the client must initialize anew. Gone in 2026-07-28.',
  ],
  'mcp-protocol-version': [
    'The revision in use, for each request by itself.',
    'Required after initialize since 2025-06-18; since 2026-07-28 on every POST, equal to the revision in _meta.',
  ],
  'mcp-method': [
    'The method, repeated from the body, so that proxies can route without reading it.',
    'It must equal the method in the body, else -32020.',
  ],
  'mcp-name': [
    'The tool, prompt or resource, repeated from the body, so that proxies can route without reading it.',
    'Required for tools/call, prompts/get and resources/read; =?base64?…?= where it is not plain ASCII.',
  ],
  'mcp-param-*': [
    'An argument of the tool, repeated from the body, because the tool’s inputSchema asks for it with x-mcp-header.',
    'Left out where the argument is absent or null.',
  ],
  'last-event-id': [
    'The last event that arrived before a stream broke; the server goes on from there.',
    'Gone in 2026-07-28: a broken request is sent again.',
  ],
  origin: [
    'The web page from which a browser sends the request.',
    'Servers must check it, so that foreign pages cannot reach local servers; since 2025-11-25 with 403.',
  ],
  authorization: ['The token that lets the client in.', 'On every request, never in the address.'],
  'www-authenticate': ['Where and how to get a token; it comes with 401 and 403.'],
  'x-accel-buffering': [
    'no asks proxies to pass events on at once instead of gathering them.',
    'It should be on every stream of events.',
  ],
} as const satisfies Readonly<Record<string, MemberText>>;
