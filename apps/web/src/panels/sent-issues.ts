/** Issues of the requests that this page sent, by session and seq; lost with the page. */
const kept = new Map<string, number>();

const keyOf = (sessionId: string, requestSeq: number) => `${sessionId} ${requestSeq}`;

/** Remembers with how many issues a request went out; none needs no mark. */
export function keepSentIssues(sessionId: string, requestSeq: number, issues: number): void {
  if (issues > 0) kept.set(keyOf(sessionId, requestSeq), issues);
}

/** With how many issues a request of this page went out; 0 also where that is not known. */
export function sentIssues(sessionId: string, requestSeq: number): number {
  return kept.get(keyOf(sessionId, requestSeq)) ?? 0;
}
