import type { BridgeErrorBody, ErrorCode } from '@lifeline/wire';

/** A failure that the person is told: what happened and why, in `hint` what to do next. */
export class BridgeError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;

  constructor(code: ErrorCode, message: string, hint?: string) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    this.hint = hint;
  }

  /** The form that crosses the wire. */
  get body(): BridgeErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.hint === undefined ? {} : { hint: this.hint }),
    };
  }
}

/** `ENOENT` and the like, or `` where the system gave none. */
export function errno(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The words of an unknown failure, without its stack. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  E2BIG: 'the arguments or the environment are too long for this system',
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a directory',
  EMFILE: 'too many files are open in this process',
  ENFILE: 'too many files are open on this machine',
  ENOENT: 'it does not exist',
  ENOEXEC: 'it is not a program for this system',
  ENOMEM: 'there is not enough memory',
  ENOSPC: 'no space is left on the disk',
  ENOTDIR: 'a part of the path is not a directory',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  ELOOP: 'it is a symbolic link',
};

/** A system error in words: `permission denied (EACCES)`. */
export function systemReason(error: unknown): string {
  const code = errno(error);
  const words = SYSTEM_WORDS[code];
  return words === undefined ? reason(error) : `${words} (${code})`;
}
