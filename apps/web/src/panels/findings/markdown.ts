import type { Messages } from '../../i18n/messages.ts';
import { pageOf } from './finding-page.ts';
import { groupFindings } from './groups.ts';
import type { ToldFinding } from './use-findings.ts';

/** One finding as Markdown, for a bug report. */
export function findingMarkdown(told: ToldFinding, t: Messages): string {
  const { finding, sentence } = told;
  const page = pageOf(finding);
  const lines = [
    `### ${plain(sentence.title)} (${finding.ruleId}, ${t.wire.severities[finding.severity]})`,
    '',
    ...placeLine(told),
    `- ${t.findings.seen} ${plain(sentence.reason)}`,
    `- ${t.findings.fix} ${plain(sentence.fix)}`,
    ...(page === undefined ? [] : [`- <${page}>`]),
  ];
  return `${lines.join('\n')}\n`;

  function placeLine({ finding: { place } }: ToldFinding): string[] {
    if (place === undefined) return [];
    const pointer = place.pointer === '' ? '' : ` ${code(place.pointer)}`;
    return [`- ${t.findings.kinds[place.kind]} ${code(place.key)}${pointer}`];
  }
}

/** All findings as a Markdown document; `subject` names the server. */
export function findingsMarkdown(all: readonly ToldFinding[], subject: string, t: Messages): string {
  const parts = groupFindings(all).flatMap(({ severity, count, rules }) => [
    `## ${t.wire.severities[severity]} (${count})\n`,
    ...rules.flatMap(({ told }) => told.map((one) => findingMarkdown(one, t))),
  ]);
  return [`# ${plain(t.findings.reportTitle(subject))}\n`, ...parts].join('\n');
}

/** Text of the server that must not become markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');
}

/** A code span around any text. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text.replace(/\s+/g, ' ')}${gap}${fence}`;
}
