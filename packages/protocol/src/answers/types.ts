import type { JsonNode } from '@lifeline/json';

/** JSON text of an answer to what a server asks: exactly one of the two is there. */
export interface AnswerTexts {
  readonly resultText?: string;
  readonly errorText?: string;
}

/** What the params of a question have to hold, as it was parsed from `text`. */
export interface RuleMatch {
  readonly text: string;
  readonly node: JsonNode;
}

/** Answers questions by themselves; the first of a list that fits is taken. */
export interface AnswerRule {
  /** Of the question, or `*` for all. */
  readonly method: string;
  readonly match?: RuleMatch;
  readonly answer: AnswerTexts;
  /** It accepts and gives no content: see `answerOf`. */
  readonly isBareAccept?: boolean;
  /** The rule as it is written. */
  readonly text: string;
}

/** Why a text is no list of rules. `rule`: its position, from 1. */
export type RuleProblem =
  | { readonly code: 'not-json'; readonly line: number; readonly column: number; readonly reason: string }
  | { readonly code: 'no-list' }
  | {
      readonly code: 'no-object' | 'no-method' | 'one-answer' | 'bad-action' | 'bad-match';
      readonly rule: number;
    }
  | { readonly code: 'stray-content'; readonly rule: number }
  | { readonly code: 'unknown-member'; readonly rule: number; readonly name: string };
