import fs from 'node:fs';
import path from 'node:path';
import { type JsonNode, parseJson, toValue } from '@lifeline/json';
import { type Declares, declaresSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { BridgeError, systemReason } from './errors.ts';

/** What the client is to declare, read from JSON; a text: what is wrong with it. */
export function declaresOf(node: JsonNode): Declares | string {
  const read = v.safeParse(v.strictObject(declaresSchema.entries), toValue(node));
  if (read.success) return read.output;
  const places = read.issues.map((issue) => v.getDotPath(issue) ?? 'the top').join(', ');
  return `what the client declares is wrong at ${places}; it is {"clientInfo"?: {"name"?, "version"?}, "capabilities"?: {…}}`;
}

/** Value of `--declares`: JSON text, or `@` and the file that holds it. Throws `unreadable`, `bad-config`. */
export function readDeclares(value: string, cwd: string): Declares {
  const text = value.startsWith('@') ? readNamedFile(value.slice(1), cwd) : value;
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, reason } = parsed.error;
    throw new BridgeError('bad-config', `--declares: not JSON at line ${line}, column ${column}. ${reason}`);
  }
  const declares = declaresOf(parsed.node);
  if (typeof declares !== 'string') return declares;
  throw new BridgeError('bad-config', `--declares: ${declares}.`);
}

/** A file that an option names, without white space around; a relative path starts at `cwd`. Throws `unreadable`. */
export function readNamedFile(name: string, cwd: string): string {
  const file = path.resolve(cwd, name);
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new BridgeError('unreadable', `${JSON.stringify(file)} cannot be read: ${systemReason(error)}.`);
  }
}
