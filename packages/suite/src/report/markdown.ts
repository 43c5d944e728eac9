import { expectationText } from '../words.ts';
import type { ReportCase, ReportData, ReportFinding, ReportRun } from './data.ts';
import { summarize } from './summary.ts';
import {
  byTool,
  counted,
  countWords,
  dateWords,
  gotWords,
  reasonWords,
  serverWords,
  shown,
  timeWords,
  titleOf,
  VERDICT_WORDS,
} from './words.ts';

/** The report as one Markdown document, for a bug report or beside the code. */
export function markdownReport(data: ReportData): string {
  const { run, findings } = data;
  const summary = summarize(data);
  return [
    `# Check of ${inline(serverWords(data))}`,
    '',
    summary.holds ? '**Passed.**' : '**Failed.**',
    '',
    ...facts(data).map(([name, value]) => `- ${name}: ${value}`),
    ...(run === undefined ? [] : runParts(run)),
    ...(findings === undefined ? [] : findingParts(findings)),
    '',
    data.redaction,
    '',
  ].join('\n');
}

function facts(data: ReportData): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['Date', dateWords(data.date)],
    ['Server', code(data.target)],
    ['Protocol revision', data.revision],
    ['Suite', data.suitePath === undefined ? undefined : code(data.suitePath)],
    ['Recording', data.recording === undefined ? undefined : code(data.recording)],
    ['Made by', data.generator],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

function runParts({ cases, schemas, problems, isComplete }: ReportRun): string[] {
  const tools = [...byTool(cases)];
  return [
    '',
    `## ${counted(cases.length, 'case')}`,
    '',
    ...(isComplete ? [] : ['The run was stopped before its end.', '']),
    ...problems.map(
      ({ line, column, message }) => `- Line ${line}, column ${column} of the suite: ${inline(message)}`,
    ),
    ...(problems.length > 0 ? [''] : []),
    '| Tool | Verdicts | inputSchema |',
    '|---|---|---|',
    ...tools.map(([tool, ofTool]) => {
      const hash = schemas.find((one) => one.tool === tool)?.hash;
      const counts = countWords(
        summarize({ ...EMPTY, run: { cases: ofTool, schemas, problems: [], isComplete } }).verdicts,
      );
      return `| ${cell(code(tool))} | ${counts} | ${hash === undefined ? 'not listed' : code(hash)} |`;
    }),
    '',
    '| Case | Expected | Got | Time | Verdict |',
    '|---|---|---|---|---|',
    ...cases.map(caseRow),
    ...cases.filter(({ row }) => row.verdict !== 'pass').flatMap(caseParts),
  ];
}

const EMPTY: ReportData = { generator: '', date: '', target: '', server: {}, redaction: '' };

function caseRow(one: ReportCase): string {
  const { row, case: of } = one;
  const name = of.title === undefined ? code(of.id) : `${code(of.id)}: ${inline(of.title)}`;
  const time = row.ms === undefined ? '' : timeWords(row.ms);
  return `| ${cell(name)} | ${expectationText(of.expect)} | ${gotWords(one)} | ${time} | ${VERDICT_WORDS[row.verdict]}${row.stale ? ' (schema has changed)' : ''} |`;
}

function caseParts(one: ReportCase): string[] {
  const { row, case: of } = one;
  return [
    '',
    `### ${inline(titleOf(one))}`,
    '',
    `${code(of.id)}, tool ${code(of.tool)}: ${VERDICT_WORDS[row.verdict]}. Expected ${expectationText(of.expect)}, got ${gotWords(one)}.`,
    ...reasonWords(one).map((sentence) => `- ${inline(sentence)}`),
    ...(of.note === undefined ? [] : ['', inline(of.note)]),
    ...(one.requestText === undefined ? [] : ['', 'Request:', '', ...fenced(one.requestText)]),
    ...(one.responseText === undefined ? [] : ['', 'Response:', '', ...fenced(one.responseText)]),
  ];
}

function findingParts(findings: readonly ReportFinding[]): string[] {
  return [
    '',
    `## ${counted(findings.length, 'finding')}`,
    '',
    ...findings.map(
      ({ rule, title, severity, place, sentence, fix }) =>
        `- **${severity}** ${code(place)}: ${inline(title)} (${rule}). ${inline(sentence)}${fix === undefined ? '' : ` ${inline(fix)}`}`,
    ),
  ];
}

/** Text of others must stay text: what Markdown or HTML would take for its own is escaped. */
function inline(text: string): string {
  return shown(text)
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^([-+]|\d+[.)])/, '\\$1');
}

function cell(text: string): string {
  return text.replaceAll('\n', ' ');
}

function code(text: string): string {
  const line = shown(text).replaceAll('\n', ' ').replaceAll('|', '∣');
  const ticks = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return ticks.length > 1 || line === '' ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

function fenced(message: string): string[] {
  const text = shown(message);
  const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return [`${fence}json`, text, fence];
}
