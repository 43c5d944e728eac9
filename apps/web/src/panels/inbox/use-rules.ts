import { type AnswerRule, readRules, rulesText, ruleTexts } from '@lifeline/protocol';
import { useChangeSettings, useSettings } from '../../source/settings.ts';

export interface Rules {
  readonly rules: readonly AnswerRule[];
  /** JSON text of the list, as it is kept. */
  readonly text: string;
  readonly isPaused: boolean;
  readonly keep: (text: string) => Promise<void>;
  /** Puts a rule before the others: the first that fits is taken. */
  readonly addFirst: (ruleText: string) => Promise<void>;
  readonly remove: (index: number) => Promise<void>;
  /** Swaps a rule with the one before it. */
  readonly raise: (index: number) => Promise<void>;
  readonly pause: (isPaused: boolean) => Promise<void>;
}

/** The rules that answer servers, kept by the bridge for all sessions. */
export function useRules(): Rules {
  const { answerRules: text, answersPaused: isPaused } = useSettings();
  const change = useChangeSettings();
  const read = readRules(text);
  const texts = ruleTexts(text);
  const keep = async (answerRules: string) => {
    await change({ answerRules });
  };
  const keepList = (list: readonly string[]) => keep(rulesText(list));
  return {
    rules: read.ok ? read.rules : [],
    text,
    isPaused,
    keep,
    addFirst: (rule) => keepList([rule, ...texts]),
    remove: (index) => keepList(texts.toSpliced(index, 1)),
    raise: (index) =>
      keepList(texts.toSpliced(index - 1, 2, ...texts.slice(index - 1, index + 1).toReversed())),
    pause: async (answersPaused) => {
      await change({ answersPaused });
    },
  };
}
