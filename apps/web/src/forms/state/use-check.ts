import { type DraftText, type Issue, type SchemaProblem, textIssues } from '@lifeline/schema-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ASKED_LIMIT_MS, TYPING_LIMIT_MS } from '../check/check-value.ts';
import type { Check } from '../check/protocol.ts';
import type { IssueBook } from './issue-book.ts';
import { pointerReleased } from './pointer-release.ts';

export interface Verdict {
  readonly state: 'checking' | 'checked' | 'timeout' | 'failed';
  readonly issues: readonly Issue[];
  readonly problems: readonly SchemaProblem[];
  /** The text that was judged. */
  readonly of: string | undefined;
}

const CHECK_AFTER_MS = 80;
/** A call waits so long for the verdict that it is marked with; then the last one known counts. */
const SEND_WAIT_MS = 500;
const NOTHING: Verdict = { state: 'checking', issues: [], problems: [], of: undefined };

/**
 * Keeps the book of issues up to date with a form's text: what can be seen in the text at once, the schema's verdict
 * shortly after the last change.
 */
export function useCheck(check: Check, schemaText: string | undefined, written: DraftText, book: IssueBook) {
  const [verdict, setVerdict] = useState<Verdict>(NOTHING);
  const newest = useRef(0);
  const last = useRef(NOTHING);

  const judge = useCallback(
    async (text: DraftText, limitMs: number): Promise<Verdict> => {
      newest.current += 1;
      const own = newest.current;
      const issues = textIssues(text);
      const isBroken = text.broken.length > 0;
      const checked = isBroken ? { issues: [], problems: [] } : await check(schemaText, text.text, limitMs);
      const next: Verdict =
        typeof checked === 'string'
          ? { state: checked, issues, problems: [], of: text.text }
          : {
              state: 'checked',
              issues: [...issues, ...checked.issues],
              problems: checked.problems,
              of: text.text,
            };
      await pointerReleased();
      if (own === newest.current) {
        last.current = next;
        book.set(next.issues);
        setVerdict(next);
      }
      return next;
    },
    [check, schemaText, book],
  );

  // One check at a time: while a slow one runs, only the newest text waits behind it.
  const waiting = useRef<DraftText | undefined>(undefined);
  const isJudging = useRef(false);
  const latestJudge = useRef(judge);
  const judgeWaiting = useCallback(async () => {
    if (isJudging.current) return;
    isJudging.current = true;
    for (let text = waiting.current; text !== undefined; text = waiting.current) {
      waiting.current = undefined;
      const { state } = await latestJudge.current(text, TYPING_LIMIT_MS);
      // A slow machine rather than a hostile schema? Once more with time, unless something newer waits.
      if (state === 'timeout' && waiting.current === undefined) {
        await latestJudge.current(text, ASKED_LIMIT_MS);
      }
    }
    isJudging.current = false;
  }, []);
  useEffect(() => {
    latestJudge.current = judge;
    if (written.broken.length > 0) book.set(textIssues(written));
    const timer = setTimeout(() => {
      waiting.current = written;
      void judgeWaiting();
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [judge, judgeWaiting, written, book]);

  const verdictOn = useCallback(
    async (text: DraftText): Promise<Verdict> => {
      if (last.current.state !== 'checking' && last.current.of === text.text) return last.current;
      const late = new Promise<Verdict>((resolve) => setTimeout(() => resolve(last.current), SEND_WAIT_MS));
      return Promise.race([judge(text, TYPING_LIMIT_MS), late]);
    },
    [judge],
  );
  const checkLonger = useCallback(() => void judge(written, ASKED_LIMIT_MS), [judge, written]);
  return { verdict, verdictOn, checkLonger };
}
