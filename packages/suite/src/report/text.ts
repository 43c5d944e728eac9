import { countVerdicts } from '../run/count.ts';
import type { ReportCase, ReportData, ReportFinding, ReportRun } from './data.ts';
import { summarize } from './summary.ts';
import {
  byTool,
  comparisonWords,
  counted,
  countWords,
  grouped,
  reasonWords,
  serverWords,
  timeWords,
  titleOf,
  VERDICT_WORDS,
} from './words.ts';

const MOST_SHOWN = 300;
const MOST_PLACES = 6;

/**
 * The report for a terminal or the log of a build: what does not hold in full, the rest in numbers. `program`: how the
 * person calls Lifeline.
 */
export function textReport(data: ReportData, program = 'mcp-lifeline'): string {
  const { run, findings, recording } = data;
  const head = [serverWords(data), data.revision, data.suitePath]
    .filter((part) => part !== undefined)
    .join(' · ');
  const lines = [
    head,
    ...(findings === undefined ? [] : ['', ...findingLines(findings)]),
    ...(run === undefined ? [] : ['', ...runLines(run, data.suitePath)]),
    '',
    ...conclusion(data),
    ...(recording === undefined ? [] : [`See every message: ${program} open ${recording}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Findings of one rule that say the same are told once, with all their places. */
function findingLines(findings: readonly ReportFinding[]): string[] {
  if (findings.length === 0) return ['No findings.'];
  const groups = grouped(findings, ({ rule, severity, sentence }) => `${severity} ${rule} ${sentence}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { rule, title, severity, sentence, fix } = first;
    return [
      `${severity === 'must' ? '✗' : '·'} ${severity}  ${title} [${rule}]: ${placesOf(group)}`,
      `    ${sentence}`,
      ...(fix === undefined || severity === 'advice' ? [] : [`    ${fix}`]),
    ];
  });
}

function placesOf(group: readonly ReportFinding[]): string {
  const places = group.slice(0, MOST_PLACES).map(({ place }) => place);
  const more = group.length - places.length;
  return more === 0 ? places.join(', ') : `${places.join(', ')} and ${more} more`;
}

function runLines({ cases, problems }: ReportRun, path = 'the suite'): string[] {
  const tools = [...byTool(cases)];
  const width = Math.min(40, Math.max(0, ...tools.map(([tool]) => tool.length)));
  return [
    ...problems.map(({ line, column, message }) => `✗ ${path}:${line}:${column}  ${message}`),
    ...(problems.length > 0 ? [''] : []),
    ...tools.flatMap(([tool, ofTool]) => {
      const open = ofTool.filter(({ row }) => row.verdict !== 'pass');
      const mark = open.length === 0 ? '✓' : open.every(({ row }) => row.verdict === 'not-run') ? '-' : '✗';
      const counts = countWords(countVerdicts(ofTool.map(({ row }) => row)));
      return [`${mark} ${tool.padEnd(width)}  ${counts}`, ...openLines(open)];
    }),
  ];
}

/** Cases that did not run for one and the same reason are told once. */
function openLines(open: readonly ReportCase[]): string[] {
  const groups = grouped(open, (one) =>
    one.row.verdict === 'not-run' ? reasonWords(one).join(' ') : one.case.id,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length > 1) return [`    ${counted(group.length, 'case')}: ${reasonWords(first).join(' ')}`];
    return caseLines(first);
  });
}

function caseLines(one: ReportCase): string[] {
  const { row } = one;
  const time = row.ms === undefined || one.responseText === undefined ? '' : ` in ${timeWords(row.ms)}`;
  return [
    `    ${one.case.id}: ${VERDICT_WORDS[row.verdict]}`,
    ...(one.case.title === undefined ? [] : [`        ${titleOf(one)}`]),
    ...(row.outcome === undefined ? [] : [`        ${comparisonWords(one, time)}`]),
    ...reasonWords(one).map((sentence) => `        ${sentence}`),
    ...(one.requestText === undefined ? [] : [`        → ${cut(one.requestText)}`]),
    ...(one.responseText === undefined ? [] : [`        ← ${cut(one.responseText)}`]),
  ];
}

function conclusion(data: ReportData): string[] {
  const summary = summarize(data);
  const { must, should, advice } = summary.findings;
  const parts = [
    ...(data.run === undefined
      ? []
      : [
          `${counted(summary.cases, 'case')}${summary.cases === 0 ? '' : `: ${countWords(summary.verdicts)}`}`,
        ]),
    ...(summary.problems === 0 ? [] : [`${counted(summary.problems, 'mistake')} in the suite`]),
    ...(data.findings === undefined
      ? []
      : [`${counted(data.findings.length, 'finding')}: ${must} must, ${should} should, ${advice} advice`]),
  ];
  return [`${summary.holds ? 'Passed' : 'Failed'}. ${parts.join('. ')}.`];
}

function cut(text: string): string {
  return text.length > MOST_SHOWN ? `${[...text].slice(0, MOST_SHOWN - 1).join('')}…` : text;
}
