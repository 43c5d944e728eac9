import { useSyncExternalStore } from 'react';

const NONE: ReadonlySet<string> = new Set();
/** Tools that may be called although they are not marked read-only, by session; until the page is closed. */
const allowed = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(sessionId: string, tools: ReadonlySet<string>): void {
  allowed.set(sessionId, tools);
  for (const listener of listeners) listener();
}

/** The person said that these tools may be called. */
export function allowTools(sessionId: string, tools: readonly string[]): void {
  set(sessionId, new Set([...(allowed.get(sessionId) ?? NONE), ...tools]));
}

/** They said otherwise. */
export function forbidTools(sessionId: string, tools: readonly string[]): void {
  const left = new Set(allowed.get(sessionId) ?? NONE);
  for (const tool of tools) left.delete(tool);
  set(sessionId, left);
}

export function useAllowedTools(sessionId: string): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => allowed.get(sessionId) ?? NONE);
}
