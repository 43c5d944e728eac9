import { RULES } from '../src/rules/index.ts';
import { EN } from '../src/words/en.ts';
import type { RuleWords } from '../src/words/types.ts';

/** The table of all rules in docs/findings.md. */
export function rulesTable(): string {
  const words: Readonly<Record<string, RuleWords>> = EN;
  const rows = Object.keys(EN)
    .toSorted()
    .map((id) => {
      const { title = '', why = '', fix = '' } = words[id] ?? {};
      const severity = RULES.find((rule) => rule.id === id)?.severity ?? 'advice';
      return `| ${id} | ${severity} | ${[title, why, fix].map(cell).join(' | ')} |`;
    });
  return ['| Rule | Severity | What | Why | Fix |', '|---|---|---|---|---|', ...rows, ''].join('\n');
}

/** Values of a finding become an ellipsis; JSON stays. */
function cell(text: string): string {
  return text.replace(/\{\w+\}/g, '…').replaceAll('|', '\\|');
}
