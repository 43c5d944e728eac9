import { errno, reason } from '../../errors.ts';

/** Why an HTTP exchange brought nothing: a code for programs, a sentence with the cause and what to do for people. */
export class HttpFailure extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

type Words = (host: string) => string;

const UNTRUSTED: Words = (host) =>
  `${host} shows a certificate that no authority known here has signed. If the server is yours, start Lifeline with --ca and the certificate of its authority.`;

const WORDS: Readonly<Record<string, Words>> = {
  ECONNREFUSED: (host) =>
    `Nothing accepts connections at ${host}. Start the server there, or look at host and port again.`,
  ENOTFOUND: (host) => `The name of ${host} is not known. Look at its spelling, and at your network.`,
  EAI_AGAIN: (host) =>
    `The name of ${host} could not be looked up just now. Look at your network, then try again.`,
  EHOSTUNREACH: (host) => `There is no way to ${host} from this machine.`,
  ENETUNREACH: (host) => `There is no way to ${host} from this machine.`,
  ETIMEDOUT: (host) => `${host} did not accept the connection in time.`,
  UND_ERR_CONNECT_TIMEOUT: (host) => `${host} did not accept the connection within 10 seconds.`,
  ECONNRESET: (host) => `${host} broke the connection off.`,
  EPIPE: (host) => `${host} broke the connection off.`,
  UND_ERR_SOCKET: (host) => `${host} closed the connection before its answer was complete.`,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: (host) =>
    `${host} sent another number of bytes than it had announced.`,
  UND_ERR_HEADERS_OVERFLOW: (host) => `${host} answered with headers of more than 16 KiB.`,
  CERT_HAS_EXPIRED: (host) =>
    `The certificate of ${host} has expired. Nothing was sent. Whoever runs the server has to renew it.`,
  CERT_NOT_YET_VALID: (host) =>
    `The certificate of ${host} is not valid yet. Look at the clocks of both machines.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `The certificate that ${host} shows was made for another name.`,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  ERR_SSL_WRONG_VERSION_NUMBER: (host) =>
    `${host} does not speak TLS there. Try http:// instead of https://.`,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: (host) =>
    `${host} does not speak TLS there. Try http:// instead of https://.`,
  EPROTO: (host) =>
    `${host} and Lifeline could not agree on TLS. Try http:// if the server has no certificate.`,
};

/** What an error of the system, of TLS or of the HTTP client means for the person. */
export function httpFailure(error: unknown, host: string): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const code = errorCode(error);
  if (code === 'ADDRESS_DENIED') return new HttpFailure(code, reason(rootOf(error)));
  if (error instanceof Error && error.name === 'HTTPParserError') {
    return new HttpFailure(
      'no-http',
      `What ${host} sends is no HTTP (${reason(error)}). Look at scheme and port again.`,
    );
  }
  const words = WORDS[code];
  const sentence = words === undefined ? `The exchange with ${host} failed: ${reason(error)}.` : words(host);
  return new HttpFailure(
    code === '' ? 'failed' : code,
    code === '' ? sentence : `${sentence.replace(/\.$/, '')} (${code}).`,
  );
}

/** The code of the error, or of what caused it: a proxy or several addresses wrap it. */
function errorCode(error: unknown): string {
  const own = errno(error);
  const inner = rootOf(error);
  return inner === error || (own !== '' && WORDS[own] !== undefined) ? own : errorCode(inner) || own;
}

function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors[0];
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
