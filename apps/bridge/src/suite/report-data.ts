import { Redactor } from '@lifeline/redact';
import { caseArguments } from '@lifeline/suite';
import { readSuite } from '@lifeline/suite/file';
import type { ReportCase, ReportData, ReportFinding } from '@lifeline/suite/report';
import { knownSecrets, redactionWords } from '../export/redaction.ts';
import { VERSION } from '../version.ts';
import type { SessionView } from './session-view.ts';
import type { StartedRun } from './suites.ts';

/** Longer messages are cut in reports; characters. */
const MOST_RAW = 20_000;

export interface ReportParts {
  readonly view: SessionView;
  /** The run that is reported, if cases were to run. */
  readonly started?: StartedRun;
  readonly findings?: readonly ReportFinding[];
  /** As the person named it. */
  readonly suitePath?: string;
  /** The recording of the session, as `mcp-lifeline open` takes it. */
  readonly recording?: string;
  /** The environment whose secrets are looked for. */
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
}

/** Puts a report together; every text of it has its secrets replaced. */
export function reportData({
  view,
  started,
  findings,
  suitePath,
  recording,
  env,
  now,
}: ReportParts): ReportData {
  const { model, source } = view;
  const { serverInfo, revision } = model.negotiation ?? {};
  const info = source.info();
  const cases = started === undefined ? [] : reportCases(view, started);
  const used = [...(started?.run.state.usedEnv ?? []), ...(started?.earlierEnv ?? [])];
  const redactor = new Redactor([
    ...(source.secrets ?? []),
    ...used.map((name) => ({ name, value: env[name] ?? '' })),
    ...knownSecrets(undefined, env),
  ]);
  const problems = started === undefined ? [] : readSuite(started.text).problems;
  for (const text of textsOf({ commandLine: info.commandLine, cases, findings, problems }))
    if (text !== undefined) redactor.learn(text);
  const clean = (text: string) => redactor.redact(text);
  const data: Omit<ReportData, 'redaction'> = {
    generator: `mcp-lifeline ${VERSION}`,
    date: now.toISOString(),
    target: clean(info.commandLine.join(' ')),
    server: {
      ...(serverInfo?.name !== undefined && { name: serverInfo.name }),
      ...(serverInfo?.version !== undefined && { version: serverInfo.version }),
    },
    ...(revision !== undefined && { revision }),
    ...(suitePath !== undefined && { suitePath }),
    ...(recording !== undefined && { recording }),
    ...(findings !== undefined && { findings: findings.map((one) => cleanFinding(one, clean)) }),
    ...(started !== undefined && {
      run: {
        isComplete: started.run.state.status === 'done',
        cases: cases.map((one) => cleanCase(one, clean)),
        schemas: schemasOf(view, cases),
        problems: problems.map((one) => ({ ...one, message: clean(one.message) })),
      },
    }),
  };
  return { ...data, redaction: redactionWords(redactor) };
}

interface Told {
  readonly commandLine: readonly string[];
  readonly cases: readonly ReportCase[];
  readonly findings: readonly ReportFinding[] | undefined;
  readonly problems: readonly { readonly message: string }[];
}

/** Everything that a report repeats of others: a secret may be known for one at one place only. */
function textsOf({ commandLine, cases, findings = [], problems }: Told): readonly (string | undefined)[] {
  return [
    JSON.stringify(commandLine),
    ...cases.flatMap(({ case: { title, note }, argumentsText, requestText, responseText }) => [
      title,
      note,
      argumentsText,
      requestText,
      responseText,
    ]),
    ...findings.flatMap(({ sentence, fix }) => [sentence, fix]),
    ...problems.map(({ message }) => message),
  ];
}

/** Cases in the order of the suite; those that only earlier runs had are part of it. */
function reportCases(view: SessionView, { run, earlier, text }: StartedRun): ReportCase[] {
  const { suite } = readSuite(text);
  const rows = new Map([...earlier, ...run.state.rows].map((row) => [row.caseId, row]));
  return suite.cases.flatMap((one): ReportCase[] => {
    const row = rows.get(one.id);
    if (row === undefined) return [];
    const given = caseArguments(suite, one);
    const isShown = row.verdict !== 'pass' && row.requestSeq !== undefined;
    const exchange = isShown ? view.exchange(row.requestSeq ?? -1) : undefined;
    const requestText = exchange && view.text(exchange.requestSeq);
    const responseText = exchange && view.responseText(exchange);
    return [
      {
        case: one,
        row,
        ...(given.ok && given.text !== undefined && { argumentsText: given.text }),
        ...(requestText !== undefined && { requestText: requestText.trimEnd() }),
        ...(responseText !== undefined && { responseText: responseText.trimEnd() }),
      },
    ];
  });
}

function schemasOf(view: SessionView, cases: readonly ReportCase[]) {
  const listed = view.tools();
  return [...new Set(cases.map((one) => one.case.tool))].map((tool) => {
    const hash = listed.get(tool)?.schema;
    return { tool, ...(hash !== undefined && { hash }) };
  });
}

/** Cut only after its secrets are gone: half a secret would not be found. */
function cleanCase(one: ReportCase, clean: (text: string) => string): ReportCase {
  const { case: of, row, argumentsText, requestText, responseText } = one;
  const { title, note } = of;
  return {
    case: {
      ...of,
      ...(title !== undefined && { title: clean(title) }),
      ...(note !== undefined && { note: clean(note) }),
    },
    row: {
      ...row,
      reasons: row.reasons.map((reason) => ({
        ...reason,
        ...(reason.detail !== undefined && { detail: clean(reason.detail) }),
      })),
    },
    ...(argumentsText !== undefined && { argumentsText: cut(clean(argumentsText)) }),
    ...(requestText !== undefined && { requestText: cut(clean(requestText)) }),
    ...(responseText !== undefined && { responseText: cut(clean(responseText)) }),
  };
}

function cleanFinding(one: ReportFinding, clean: (text: string) => string): ReportFinding {
  const { sentence, fix } = one;
  return { ...one, sentence: clean(sentence), ...(fix !== undefined && { fix: clean(fix) }) };
}

function cut(text: string): string {
  if (text.length <= MOST_RAW) return text;
  return `${text.slice(0, MOST_RAW)}\n… ${text.length - MOST_RAW} more characters; the recording has them all`;
}
