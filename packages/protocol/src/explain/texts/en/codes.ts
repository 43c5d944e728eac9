import type { MemberText } from '../types.ts';

export const EN_CODES = {
  '-32700': [
    'What arrived was not JSON, so nobody knows what it was meant to be.',
    'The id cannot be told, so the answer has none (since 2025-11-25) or null, as JSON-RPC has it.',
  ],
  '-32600': ['The text was JSON but not a valid request: a member is missing or of a wrong type.'],
  '-32601': [
    'The receiver does not have this method: it does not exist, or belongs to a capability that was not declared.',
    'Since 2026-07-28, over HTTP, with status 404.',
  ],
  '-32602': [
    'The method exists but its params do not fit: an unknown tool or prompt, a missing argument, a cursor that means nothing.',
    'In 2026-07-28 also for a resource that does not exist.',
  ],
  '-32603': ['Something failed inside the receiver that the request is not to blame for.'],
  '-32002': [
    'The resource that was to be read does not exist.',
    'Until 2025-11-25; from 2026-07-28 on it must not be sent, -32602 takes its place.',
  ],
  '-32042': [
    'The user has to visit a page first; data.elicitations says which.',
    'Only in 2025-11-25; it must not be sent any more.',
  ],
  '-32020': [
    'A header of the HTTP request does not say the same as its body, or is missing.',
    'With status 400.',
  ],
  '-32021': [
    'The request needs something that the client has not declared; data.requiredCapabilities says what.',
    'With status 400 over HTTP.',
  ],
  '-32022': [
    'The server does not speak the revision that the request names; data.supported says which it does.',
    'With status 400 over HTTP. The client picks one and tries again.',
  ],
  '-1': ['The user said no to sampling. The specification uses this number in an example.'],
  reserved: [
    'A number from -32099 to -32020 that no revision defines; the range is kept for the specification.',
    'It must not be sent.',
  ],
  legacy: [
    'A number from -32019 to -32000: programs use it for purposes of their own, and nobody else can know which.',
    'New programs should not use the range.',
  ],
  'json-rpc': ['A number that JSON-RPC reserves and gives no meaning.'],
  application: ['A number of the sender’s own; the message beside it has to say what it means.'],
} as const satisfies Readonly<Record<string, MemberText>>;
