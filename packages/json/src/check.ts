import { jsonError } from './error.ts';
import type { JsonError } from './node.ts';
import { JsonScanner, TOKEN } from './scanner.ts';

/** Why `text` is not JSON (RFC 8259, any nesting depth), or undefined when it is; builds nothing. */
export function checkJson(text: string): JsonError | undefined {
  const scanner = new JsonScanner(text);
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.end) return undefined;
    if (token === TOKEN.fail) return jsonError(text, scanner.failedAt, scanner.code);
  }
}
