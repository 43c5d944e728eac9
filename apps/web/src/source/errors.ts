import type { BridgeErrorBody, ErrorCode } from '@lifeline/wire';

/** Codes of the bridge, and two that only the page can know. */
export type FailureCode = ErrorCode | 'unreachable' | 'unexpected';

/** A command or an `/api` call that failed: the bridge's own words, or none when it did not answer. */
export class BridgeError extends Error {
  readonly code: FailureCode;
  readonly hint: string | undefined;

  constructor(code: FailureCode, message: string, hint?: string) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    this.hint = hint;
  }

  static of(body: BridgeErrorBody): BridgeError {
    return new BridgeError(body.code, body.message, body.hint);
  }
}

/** Any thrown value as a BridgeError; what is none of ours is `unexpected` with its own message. */
export function toBridgeError(error: unknown): BridgeError {
  if (error instanceof BridgeError) return error;
  return new BridgeError('unexpected', error instanceof Error ? error.message : String(error));
}
