import { Transform } from 'node:stream';
import { BridgeError } from './errors.ts';

/** Passes at most `limit` bytes through, then fails with `too-large`. */
export function bounded(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? tooLarge(limit) : null, chunk);
    },
  });
}

export function tooLarge(limit: number): BridgeError {
  const mib = limit / 1024 / 1024;
  const size = mib >= 1 ? `${mib} MiB` : `${limit / 1024} KiB`;
  return new BridgeError('too-large', `The body is larger than the ${size} that are allowed here.`);
}
