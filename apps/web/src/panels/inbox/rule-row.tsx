import { compactJson } from '@lifeline/json';
import type { AnswerRule } from '@lifeline/protocol';
import { ArrowUp, X } from 'lucide-react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { FoldedText } from '../../ui/folded-text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';

export interface RuleRowProps {
  /** From 1. */
  readonly position: number;
  readonly rule: AnswerRule;
  /** How often it answered in this session. */
  readonly count: number;
  readonly onRaise: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One rule: which questions it is for, what it answers, and how often it did. */
export function RuleRow({ position, rule, count, onRaise, onRemove }: RuleRowProps) {
  const t = useT();
  const format = useFormat();
  const words = t.inbox.rules;
  const { match, answer } = rule;
  const { resultText, errorText } = answer;
  return (
    <li
      data-answer-rule={position}
      data-count={count}
      className="flex items-start gap-2 border-t border-border py-1.5"
    >
      <span className="w-6 shrink-0 text-right text-text-3 figures">{format.number(position)}</span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <code>
            <RevealText text={rule.method === '*' ? words.anyMethod : rule.method} />
          </code>
          {match === undefined ? null : (
            <span className="text-text-2">
              {words.where}{' '}
              <RevealText
                text={compactJson(match.text.slice(match.node.start, match.node.end))}
                className="font-mono text-wire break-all"
              />
            </span>
          )}
          <span className="ml-auto text-meta text-text-3 figures">
            {words.count(format.number(count), count)}
          </span>
        </p>
        <p className="flex min-w-0 items-baseline gap-2 text-wire">
          <span className="text-text-3">{errorText === undefined ? words.result : words.error}</span>
          <FoldedText text={compactJson(errorText ?? resultText ?? '')} className="font-mono text-wire" />
        </p>
      </div>
      {onRaise === undefined ? null : (
        <IconButton icon={ArrowUp} label={words.raise(position)} data-action="raise-rule" onClick={onRaise} />
      )}
      <IconButton icon={X} label={words.remove(position)} data-action="remove-rule" onClick={onRemove} />
    </li>
  );
}
