import { countVerdicts } from '../run/count.ts';
import { reasonSentence } from '../words.ts';
import type { ReportCase, ReportData, ReportFinding } from './data.ts';
import { byTool, comparisonWords, serverWords, titleOf, VERDICT_WORDS } from './words.ts';

interface Suite {
  readonly name: string;
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly body: readonly string[];
}

/**
 * JUnit XML as build servers read it: a testsuite for each tool, and one for findings. A verdict against the server
 * is a `failure`, a call without an answer an `error`, a case that did not run `skipped`.
 */
export function junitReport(data: ReportData): string {
  const { run, findings } = data;
  const suites = [
    ...[...byTool(run?.cases ?? [])].map(([tool, cases]) => toolSuite(tool, cases)),
    ...(run === undefined || run.problems.length === 0 ? [] : [problemSuite(run.problems, data.suitePath)]),
    ...(findings === undefined ? [] : [findingSuite(findings)]),
  ];
  const sum = (key: 'tests' | 'failures' | 'errors' | 'skipped' | 'seconds') =>
    suites.reduce((all, suite) => all + suite[key], 0);
  const counts = `tests="${sum('tests')}" failures="${sum('failures')}" errors="${sum('errors')}" skipped="${sum('skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(serverWords(data))}" ${counts} time="${seconds(sum('seconds'))}">`,
    ...suites.flatMap((suite) => suiteLines(suite, data)),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteLines(suite: Suite, data: ReportData): string[] {
  const { name, tests, failures, errors, skipped } = suite;
  const counts = `tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  const timestamp = data.date.replace(/(?:\.\d+)?Z$/, '');
  return [
    `  <testsuite name="${attribute(name)}" ${counts} time="${seconds(suite.seconds)}" timestamp="${timestamp}">`,
    '    <properties>',
    ...properties(data, name).map(
      ([key, value]) => `      <property name="${key}" value="${attribute(value)}"/>`,
    ),
    '    </properties>',
    ...suite.body,
    '  </testsuite>',
  ];
}

function properties(data: ReportData, suite: string): readonly (readonly [string, string])[] {
  const hash = data.run?.schemas.find(({ tool }) => tool === suite)?.hash;
  const all: readonly (readonly [string, string | undefined])[] = [
    ['generator', data.generator],
    ['server.name', data.server.name],
    ['server.version', data.server.version],
    ['protocol.revision', data.revision],
    ['target', data.target],
    ['suite.file', data.suitePath],
    ['schema.hash', hash],
    ['recording', data.recording],
  ];
  return all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}

function toolSuite(tool: string, cases: readonly ReportCase[]): Suite {
  const counts = countVerdicts(cases.map(({ row }) => row));
  const errors = cases.filter(isError).length;
  return {
    name: tool,
    tests: cases.length,
    failures: cases.length - counts.pass - counts['not-run'] - errors,
    errors,
    skipped: counts['not-run'],
    seconds: cases.reduce((all, { row }) => all + (row.ms ?? 0) / 1000, 0),
    body: cases.flatMap((one) => testcase(tool, one)),
  };
}

function isError({ row }: ReportCase): boolean {
  return (
    row.verdict === 'fail' &&
    (row.outcome === 'timeout' || row.outcome === 'lost' || row.outcome === 'cancelled')
  );
}

function testcase(tool: string, one: ReportCase): string[] {
  const { row, case: of } = one;
  const name = of.title === undefined ? of.id : `${titleOf(one)} (${of.id})`;
  const head = `    <testcase classname="${attribute(tool)}" name="${attribute(name)}" time="${seconds((row.ms ?? 0) / 1000)}"`;
  if (row.verdict === 'pass') return [`${head}/>`];
  const sentences = row.reasons.map((reason) => reasonSentence(reason));
  if (row.verdict === 'not-run')
    return [`${head}>`, `      <skipped message="${attribute(sentences.join(' '))}"/>`, '    </testcase>'];
  const element = isError(one) ? 'error' : 'failure';
  const message = `${VERDICT_WORDS[row.verdict]}: ${comparisonWords(one)}`;
  const texts = [
    ...sentences,
    ...(one.requestText === undefined ? [] : [`request: ${one.requestText}`]),
    ...(one.responseText === undefined ? [] : [`response: ${one.responseText}`]),
  ];
  return [
    `${head}>`,
    `      <${element} message="${attribute(message)}" type="${row.verdict}">${escaped(texts.join('\n'))}</${element}>`,
    '    </testcase>',
  ];
}

function problemSuite(
  problems: readonly { readonly line: number; readonly column: number; readonly message: string }[],
  path = 'suite',
): Suite {
  const body = problems.flatMap(({ line, column, message }) => [
    `    <testcase classname="suite" name="${attribute(`${path}:${line}:${column}`)}" time="0">`,
    `      <error message="${attribute(message)}" type="suite-mistake"/>`,
    '    </testcase>',
  ]);
  return {
    name: 'suite file',
    tests: problems.length,
    failures: 0,
    errors: problems.length,
    skipped: 0,
    seconds: 0,
    body,
  };
}

/** What must hold fails; what should hold is told and passes. */
function findingSuite(findings: readonly ReportFinding[]): Suite {
  const body = findings.flatMap(({ rule, title, severity, place, sentence, fix }) => {
    const head = `    <testcase classname="findings.${attribute(severity)}" name="${attribute(`${rule} ${place}`)}" time="0">`;
    const text = escaped(fix === undefined ? sentence : `${sentence}\n${fix}`);
    const inner =
      severity === 'must'
        ? `      <failure message="${attribute(`${title}. ${sentence}`)}" type="${attribute(rule)}">${text}</failure>`
        : `      <system-out>${text}</system-out>`;
    return [head, inner, '    </testcase>'];
  });
  const failures = findings.filter(({ severity }) => severity === 'must').length;
  return { name: 'findings', tests: findings.length, failures, errors: 0, skipped: 0, seconds: 0, body };
}

function seconds(value: number): string {
  return value.toFixed(3);
}

function attribute(text: string): string {
  return escaped(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\r', '&#13;');
}

/** XML 1.0 has no place for control characters, lone surrogates and U+FFFE: they are written as `\u….` escapes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (character) => {
      return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
    });
}
