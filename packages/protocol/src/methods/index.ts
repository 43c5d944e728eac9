import { BASE_METHODS, TASK_METHODS } from './base.ts';
import { CLIENT_METHODS } from './client.ts';
import { SERVER_METHODS } from './server.ts';
import type { MethodInfo } from './types.ts';

/** Every method of all published revisions. */
export const METHODS: readonly MethodInfo[] = [
  ...BASE_METHODS,
  ...SERVER_METHODS,
  ...CLIENT_METHODS,
  ...TASK_METHODS,
];

const byName: ReadonlyMap<string, MethodInfo> = new Map(METHODS.map((info) => [info.method, info]));

/** What is known about a method; undefined for one that no revision has. */
export function methodInfo(method: string): MethodInfo | undefined {
  return byName.get(method);
}

/** Dotted path of the capability that must be declared for `method`, or undefined when none is needed. */
export function capabilityOf(method: string): string | undefined {
  return byName.get(method)?.gate?.capability;
}
