import { type HiddenCharacter, reveal } from '@lifeline/json';
import { countVerdicts } from '../run/count.ts';
import { expectationText } from '../words.ts';
import type { ReportCase, ReportData, ReportFinding, ReportRun } from './data.ts';
import { HTML_STYLE } from './html-style.ts';
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

/** The report as one HTML page: no script, nothing loaded from elsewhere, made to be printed and signed. */
export function htmlReport(data: ReportData): string {
  const { run, findings } = data;
  const { holds } = summarize(data);
  const title = `Check of ${serverWords(data)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(shown(title))}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p class="${holds ? 'pass' : 'fail'}"><strong>${holds ? 'Passed.' : 'Failed.'}</strong> ${text(conclusion(data))}</p>
<dl>${facts(data)}</dl>
${run === undefined ? '' : runPart(run)}
${findings === undefined ? '' : findingPart(findings)}
<p class="quiet">${text(data.redaction)}</p>
<table class="sign"><tr><td>Name</td><td>Date</td><td>Signature</td></tr></table>
</main>
</body>
</html>
`;
}

function conclusion(data: ReportData): string {
  const { verdicts, cases, problems, findings } = summarize(data);
  const parts = [
    ...(data.run === undefined
      ? []
      : [`${counted(cases, 'case')}${cases === 0 ? '' : `: ${countWords(verdicts)}`}.`]),
    ...(data.run?.isComplete === false ? ['The run was stopped before its end.'] : []),
    ...(problems === 0 ? [] : [`${counted(problems, 'mistake')} in the suite.`]),
    ...(data.findings === undefined
      ? []
      : [
          `${counted(data.findings.length, 'finding')}: ${findings.must} must, ${findings.should} should, ${findings.advice} advice.`,
        ]),
  ];
  return parts.join(' ');
}

function facts(data: ReportData): string {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['Date', dateWords(data.date)],
    ['Server', data.target],
    ['Version', data.server.version],
    ['Protocol revision', data.revision],
    ['Suite', data.suitePath],
    ['Recording', data.recording],
    ['Made by', data.generator],
  ];
  return all
    .flatMap(([name, value]) => (value === undefined ? [] : [`<dt>${name}</dt><dd>${text(value)}</dd>`]))
    .join('');
}

function runPart({ cases, schemas, problems }: ReportRun): string {
  const mistakes = problems.map(
    ({ line, column, message }) => `<li>Line ${line}, column ${column}: ${text(message)}</li>`,
  );
  const tools = [...byTool(cases)].map(([tool, ofTool]) => {
    const hash = schemas.find((one) => one.tool === tool)?.hash;
    const counts = countWords(countVerdicts(ofTool.map(({ row }) => row)));
    return `<tr><td><code>${text(tool)}</code></td><td>${counts}</td><td>${hash === undefined ? 'not listed' : `<code>${hash}</code>`}</td></tr>`;
  });
  const open = cases.filter(({ row }) => row.verdict !== 'pass');
  return [
    mistakes.length === 0 ? '' : `<h2>Mistakes in the suite</h2><ul>${mistakes.join('')}</ul>`,
    `<h2>Tools</h2><table><thead><tr><th>Tool</th><th>Verdicts</th><th>inputSchema</th></tr></thead><tbody>${tools.join('')}</tbody></table>`,
    `<h2>${counted(cases.length, 'case')}</h2><table class="cases"><thead><tr><th>Case</th><th>Expected</th><th>Got</th><th>Time</th><th>Verdict</th></tr></thead><tbody>${cases.map(caseRow).join('')}</tbody></table>`,
    open.length === 0 ? '' : `<h2>What did not pass</h2>${open.map(casePart).join('')}`,
  ].join('\n');
}

function caseRow(one: ReportCase): string {
  const { row, case: of } = one;
  const title = of.title === undefined ? '' : `<br>${text(of.title)}`;
  const time = row.ms === undefined ? '' : timeWords(row.ms);
  const stale = row.stale ? '<br><span class="quiet">schema has changed</span>' : '';
  return `<tr><td><code>${text(of.id)}</code>${title}</td><td>${text(expectationText(of.expect))}</td><td>${text(gotWords(one))}</td><td>${time}</td><td class="${row.verdict}">${VERDICT_WORDS[row.verdict]}${stale}</td></tr>`;
}

function casePart(one: ReportCase): string {
  const { row, case: of } = one;
  const reasons = reasonWords(one)
    .map((sentence) => `<li>${text(sentence)}</li>`)
    .join('');
  const raw = (name: string, message: string | undefined) =>
    message === undefined ? '' : `<h4>${name}</h4><pre>${text(message)}</pre>`;
  return `<section><h3>${text(titleOf(one))}</h3>
<p><code>${text(of.id)}</code>, tool <code>${text(of.tool)}</code>: <span class="${row.verdict}">${VERDICT_WORDS[row.verdict]}</span>. Expected ${text(expectationText(of.expect))}, got ${text(gotWords(one))}.</p>
${reasons === '' ? '' : `<ul>${reasons}</ul>`}${of.note === undefined ? '' : `<p>${text(of.note)}</p>`}${raw('Request', one.requestText)}${raw('Response', one.responseText)}</section>`;
}

function findingPart(findings: readonly ReportFinding[]): string {
  const rows = findings.map(
    ({ rule, title, severity, place, sentence, fix }) =>
      `<tr><td class="short">${severity}</td><td><code>${text(place)}</code></td><td>${text(title)}. ${text(sentence)}${fix === undefined ? '' : `<br>${text(fix)}`}</td><td class="short">${text(rule)}</td></tr>`,
  );
  return `<h2>${counted(findings.length, 'finding')}</h2><table><thead><tr><th>Severity</th><th>Where</th><th>What</th><th>Rule</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Text of others: nothing of it is markup, and what cannot be seen is shown as the page shows it. */
function text(value: string): string {
  return reveal(value)
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : hidden(piece)))
    .join('');
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function hidden({ code, name }: HiddenCharacter): string {
  return `<span class="hidden" title="${code}">${escaped(name ?? code)}</span>`;
}
