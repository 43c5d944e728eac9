import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ENGLISH, EXPORT_FORMATS, type ExportTrace, readExport } from '@lifeline/diagram';
import { Redactor } from '@lifeline/redact';
import { type EventBody, encodeEvent, type TraceHeader } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { htmlPage } from './html-page.ts';
import { knownSecrets } from './redaction.ts';

const pem = '-----BEGIN PRIVATE KEY-----\nMIICdgIBADANBg/kqhkiG9w0+BAQEFAASC\n-----END PRIVATE KEY-----';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ';

/** Twenty secrets, each in the one place where it can be known for one. */
const CANARIES: readonly {
  readonly value: string;
  readonly place: (value: string) => EventBody | undefined;
}[] = [
  { value: 'canary/01+"env"\\x', place: () => undefined },
  { value: 'canary-02 with spaces', place: () => undefined },
  { value: 'canary.03.bearer/x+y', place: (v) => http('authorization', `Bearer ${v}`) },
  { value: 'canary04%cookie', place: (v) => http('set-cookie', `sid=${v}; Path=/`) },
  { value: 'canary-05&key=1', place: (v) => message({ params: { arguments: { apiKey: v } } }) },
  { value: 'cänary06☃pass', place: (v) => message({ params: { arguments: { password: v } } }) },
  { value: 'canary-07\nsecret', place: (v) => message({ result: { client_secret: v } }) },
  { value: 'canary-08/"nested"', place: (v) => message({ result: { text: JSON.stringify({ token: v }) } }) },
  {
    value: 'canary-09-twice',
    place: (v) => message({ t: JSON.stringify({ u: JSON.stringify({ secret: v }) }) }),
  },
  { value: 'canary10.refresh', place: (v) => message({ refresh_token: v }) },
  { value: `sk-ant-${'canary11'.repeat(4)}`, place: (v) => message({ result: { text: `it is ${v}.` } }) },
  { value: `ghp_${'canary12'.repeat(4)}`, place: (v) => ({ type: 'stderr', raw: `using ${v}` }) },
  { value: 'xoxb-13131313-canary', place: (v) => ({ type: 'note', text: `slack ${v}` }) },
  { value: 'AKIACANARY1414141414', place: (v) => message({ x: [v] }) },
  { value: jwt, place: (v) => ({ type: 'stderr', raw: v }) },
  { value: pem, place: (v) => message({ result: { text: `key:\n${v}\n` } }) },
  { value: 'canary17@pw', place: (v) => message({ url: `https://user:${encodeURIComponent(v)}@host/` }) },
  {
    value: 'canary18/query+x',
    place: (v) => ({ type: 'stderr', raw: `GET /?access_token=${encodeURIComponent(v)}&a=1` }),
  },
  { value: 'canary-19-argument', place: (v) => ({ type: 'opened', target: target(['--api-key', v]) }) },
  { value: 'canary-20-in-bytes', place: (v) => bytes(`\xff ${JSON.stringify({ password: v })}`, v) },
];

function target(args: readonly string[]): TraceHeader['target'] {
  return { kind: 'stdio', command: 'node', args, cwd: '/', envNames: ['CANARY_KEY', 'MY_TOKEN', 'HOME'] };
}

function message(members: object): EventBody {
  return {
    type: 'message',
    dir: 'toClient',
    raw: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', ...members }),
  };
}

function http(name: string, value: string): EventBody {
  return { type: 'http', event: 'request', data: { method: 'POST' }, headers: [{ name, value }] };
}

/** A line that is not UTF-8; what makes the secret one stands in a line that is. */
function bytes(text: string, value: string): EventBody {
  EXTRA.push(message({ password: value }));
  return { type: 'message', dir: 'toClient', raw64: Buffer.from(text, 'latin1').toString('base64') };
}

const EXTRA: EventBody[] = [];

/** Forms that a text may show a value in. */
function forms(value: string): string[] {
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  return [
    value,
    json(value),
    json(json(value)),
    json(json(json(value))),
    encodeURIComponent(value),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
    Buffer.from(value).toString('base64url'),
  ];
}

/** In base64 of a longer text, a secret may begin inside a group of four characters. */
function embedded(value: string): string[] {
  return ['a', 'ab', 'abc'].map((before) => Buffer.from(`${before}${value}!!!`).toString('base64'));
}

const header: TraceHeader = {
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'test',
  target: target(['--api-key', 'canary-19-argument']),
};

/** People write secrets down, too. */
const NOTES = {
  note: CANARIES.map(({ value }) => `seen: ${value}`).join('\n'),
  notes: CANARIES.map(({ value }, seq) => ({ seq, text: forms(value).join(' and ') })),
};

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function exported(bodies: readonly EventBody[], redactor: Redactor | undefined): Promise<ExportTrace> {
  const lines = bodies.map((body, seq) => encodeEvent({ seq, atMs: seq, connection: 1, ...body }));
  const whole = {
    header,
    length: lines.length,
    reach: () => undefined,
    line: (seq: number) => lines[seq] ?? '',
  };
  const steps = readExport({ lines: whole, redactor, notes: NOTES });
  for (let step = await steps.next(); ; step = await steps.next()) if (step.done === true) return step.value;
}

const bodies: EventBody[] = CANARIES.flatMap(({ value, place }) => {
  const placed = place(value);
  const everywhere = [...forms(value), ...embedded(value)].flatMap((form): EventBody[] => [
    message({ result: { content: [{ type: 'text', text: `echo ${form} end` }] } }),
    message({ params: { name: form, arguments: { q: form } }, method: 'tools/call' }),
    message({ error: { code: 1, message: form } }),
    { type: 'stderr', raw: form.replaceAll('\n', ' ') === form ? form : JSON.stringify(form) },
    { type: 'action', action: 'request', method: 'x', subject: form },
  ]);
  return placed === undefined ? everywhere : [...everywhere, placed];
});
bodies.push(...EXTRA);

const env = {
  CANARY_KEY: 'canary/01+"env"\\x',
  MY_TOKEN: 'canary-02 with spaces',
  HOME: '/root',
  PATH: '/bin',
};

function expectNoCanary(artefact: string): void {
  const inBase64 = [...artefact.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].map(([text]) =>
    Buffer.from(text, 'base64').toString('latin1'),
  );
  for (const { value } of CANARIES) {
    const cores = embedded(value).map((text) => text.slice(4, -8));
    for (const form of [...forms(value), ...cores, value.replaceAll('\n', ' ')]) {
      expect(artefact.includes(form), `${form} in the artefact`).toBe(false);
      expect(
        inBase64.some((text) => text.includes(form)),
        `${form} in base64`,
      ).toBe(false);
    }
  }
  expect(artefact).toContain('redacted');
}

describe('secrets in exports', () => {
  it('are twenty', () => {
    expect(new Set(CANARIES.map(({ value }) => value)).size).toBe(20);
  });

  it.each(Object.entries(EXPORT_FORMATS))('none is in %s, in any form', async (_, { write }) => {
    const trace = await exported(bodies, new Redactor(knownSecrets(header, env)));
    expectNoCanary(await textOf(write(trace, ENGLISH)));
    expect(trace.redactions.size).toBeGreaterThanOrEqual(20);
  });

  it('none is in html, in any form, packed or not', async () => {
    const ui = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-canary-'));
    fs.writeFileSync(path.join(ui, 'viewer.html'), '__LIFELINE_TITLE__\n__LIFELINE_RECORDING__');
    const page = await htmlPage(await exported(bodies, new Redactor(knownSecrets(header, env))), ui);
    fs.rmSync(ui, { recursive: true });
    const [title = '', packed = ''] = page.split('\n');
    expectNoCanary(`${title}\n${gunzipSync(Buffer.from(packed, 'base64')).toString('utf8')}`);
  });

  it('are all there without redaction, so that the test above can fail', async () => {
    const artefact = await textOf(EXPORT_FORMATS.ndjson.write(await exported(bodies, undefined), ENGLISH));
    for (const { value } of CANARIES) expect(artefact).toContain(JSON.stringify(value).slice(1, -1));
  });
});
