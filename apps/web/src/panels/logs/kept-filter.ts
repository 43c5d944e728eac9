import { type LogFilter, NO_FILTER } from './log-filter.ts';

const kept = new Map<string, LogFilter>();

/** The filter that a session's log was left with in this page. */
export function keptFilter(sessionId: string): LogFilter {
  return kept.get(sessionId) ?? NO_FILTER;
}

export function keepFilter(sessionId: string, filter: LogFilter): void {
  kept.set(sessionId, filter);
}
