import type { AuthorizationStep, EventBody, HttpEventName } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../src/export/english.ts';
import { mermaid } from '../src/export/mermaid.ts';
import { svg } from '../src/export/svg.ts';
import { exported, linesOf, sent } from '../src/export/testing/lines-of.ts';
import { ARROWS, arrowsOf } from '../src/export/testing/mermaid-arrows.ts';
import { textOf } from '../src/export/testing/text-of.ts';
import { lanePositions } from '../src/lanes.ts';
import { drawWindow } from './draw.ts';
import { sequenceOf, traceOf } from './load.ts';

const AS = 'as.example';

function http(
  event: HttpEventName,
  step: AuthorizationStep,
  data: Record<string, string | number>,
): EventBody {
  return { type: 'http', event, step, data };
}

/** A refusal, then all steps up to the token; the first place of the metadata holds none. */
const FLOW: readonly EventBody[] = [
  sent({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} }),
  http('response', 'challenge', { status: 401, statusText: 'Unauthorized', host: 'mcp.example' }),
  http('request', 'resource-metadata', {
    method: 'GET',
    url: 'http://mcp.example/.well-known/x',
    host: 'mcp.example',
  }),
  http('response', 'resource-metadata', { status: 200, statusText: 'OK', host: 'mcp.example' }),
  http('request', 'server-metadata', { method: 'GET', url: 'http://as.example/.well-known/y', host: AS }),
  http('response', 'server-metadata', { status: 404, statusText: 'Not Found', host: AS }),
  http('request', 'authorize', { method: 'GET', url: 'http://as.example/auth?state=1', host: AS }),
  http('request', 'callback', {
    method: 'GET',
    url: 'http://127.0.0.1/oauth/callback?code=1',
    host: '127.0.0.1',
  }),
  http('request', 'token', { method: 'POST', url: 'http://as.example/token', host: AS }),
  http('response', 'token', { status: 400, statusText: 'Bad Request', host: AS }),
  http('request', 'refresh', { method: 'POST', url: 'http://as.example/token', host: AS }),
  http('failed', 'refresh', { code: 'ECONNREFUSED', text: 'Nothing listens there.', host: AS }),
];

describe('authorization in the sequence', () => {
  const sequence = sequenceOf(traceOf(FLOW));

  it('draws each step as an arrow to whom it asks', () => {
    const lanes = lanePositions(1128, { host: true, authorization: true });
    const drawn = drawWindow(sequence.window(0, sequence.height, lanes));
    expect(drawn.split('\n').filter((line) => / authorization |event/.test(line))).toEqual([
      expect.stringContaining('event http response 401 Unauthorized server 724.5'),
      expect.stringContaining('authorization resource-metadata http-request 368.5→720.5'),
      expect.stringContaining('authorization resource-metadata http-response 720.5→368.5'),
      expect.stringContaining('authorization server-metadata http-request 368.5→994.5'),
      expect.stringContaining('authorization server-metadata http-response 994.5→368.5'),
      expect.stringContaining('authorization authorize host 134.5→994.5'),
      expect.stringContaining('authorization callback host-return 994.5→368.5'),
      expect.stringContaining('authorization token http-request 368.5→994.5'),
      expect.stringContaining('authorization token http-refused 994.5→368.5'),
      expect.stringContaining('authorization refresh http-request 368.5→994.5'),
      expect.stringContaining('event http failed Nothing listens there. authorization 994.5'),
      expect.stringMatching(/^lifeline authorization x 994\.5/),
    ]);
  });

  it('has the lane only where an authorization server takes part', () => {
    expect(sequence.authorizationHost).toBe(AS);
    expect(sequenceOf(traceOf(FLOW.slice(0, 4))).authorizationHost).toBeUndefined();
  });
});

describe('authorization in exports', () => {
  it('is a participant of the Mermaid diagram', async () => {
    const text = await textOf(mermaid(await exported(linesOf(FLOW)), ENGLISH));
    expect(text).toContain('participant A as Authorization server\n');
    expect(text).toContain('C->>S: resource metadata · GET /.well-known/x\n');
    expect(text).toContain('A-->>C: server metadata · 404 Not Found\n');
    expect(text).toContain('Note over C,A: sign-in in the browser · GET /auth\n');
    expect(text).toContain('A--xC: token · 400 Bad Request\n');
    const { request, response, error } = ARROWS;
    expect(await arrowsOf(text)).toEqual([
      ...[request, request, response, request, response],
      ...[request, error, request],
    ]);
    const without = await textOf(mermaid(await exported(linesOf(FLOW.slice(0, 4))), ENGLISH));
    expect(without).not.toContain('participant A');
  });

  it('has its lane in the SVG', async () => {
    const text = await textOf(svg(await exported(linesOf(FLOW)), ENGLISH));
    expect(text).toContain('>Authorization server<');
    expect(text).toContain('token');
  });
});
