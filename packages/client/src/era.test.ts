import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';

const discovered = (supported: string, capabilities = '{}', id = '"probe-1"') =>
  `{"jsonrpc":"2.0","id":${id},"result":{"resultType":"complete","supportedVersions":${supported},"capabilities":${capabilities},"ttlMs":0,"cacheScope":"private"}}`;
const refused = (code: number, data = '', id = '"probe-1"') =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"no"${data}}}`;
const initialized = '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{}}}';
const META =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lifeline","version":"0.1.0"},"io.modelcontextprotocol/clientCapabilities":{"roots":{}}}';
const PROBE = `{"jsonrpc":"2.0","id":"probe-1","method":"server/discover","params":{${META}}}`;

function connected(options: ConstructorParameters<typeof TestHost>[0] = {}): TestHost {
  const host = new TestHost({ era: 'auto', handshake: 'auto', ...options });
  host.connect();
  return host;
}

describe('era auto', () => {
  it('asks server/discover first, with a string id and all of its _meta', () => {
    const host = new TestHost({ era: 'auto', handshake: 'auto' });
    expect(host.connect()).toEqual([`1 auto ${PROBE}`, 'wake 300']);
    expect(host.state.phase).toBe('open');
  });

  it.each([-32601, -32602, -32603, -32002, 0, 1])('takes error %i for the legacy era, at once', (code) => {
    const host = connected();
    expect(written(host.receive(refused(code)))[0]).toMatch(
      /^\{"jsonrpc":"2.0","id":1,"method":"initialize"/,
    );
    expect(host.receive(initialized).at(-1)).toBe('ready 2025-06-18');
    expect(host.state.era).toBe('legacy');
  });

  it.each(['{}', '[]', 'null', '{"supportedVersions":"2026-07-28"}', '{"protocolVersion":"2025-06-18"}'])(
    'takes the result %s, which is no answer to server/discover, for the legacy era',
    (result) => {
      const effects = connected().receive(`{"jsonrpc":"2.0","id":"probe-1","result":${result}}`);
      expect(written(effects)[0]).toContain('"method":"initialize"');
    },
  );

  it('takes silence for the legacy era, and keeps 1 for initialize', () => {
    const host = connected();
    const effects = host.tick(300);
    expect(effects[0]).toBe('timeout 1 after 300');
    expect(written(effects)[0]).toContain('"id":1,"method":"initialize"');
    expect(host.receive(refused(-32601))).toEqual([]);
    expect(host.receive(initialized).at(-1)).toBe('ready 2025-06-18');
    expect(host.receive(discovered('["2026-07-28"]'))).toEqual([]);
    expect(host.state.era).toBe('legacy');
  });

  it('comes back to the modern era when a slow server answers late and refuses initialize', () => {
    const host = connected();
    host.tick(300);
    expect(host.receive(discovered('["2026-07-28"]'))).toEqual([]);
    const effects = host.receive(refused(-32022, '', '1'));
    expect(effects).toEqual([expect.stringMatching(/^note: .*late/), 'ready 2026-07-28']);
    expect(host.state.era).toBe('modern');
  });

  it('does so as well where the answer comes after initialize was refused', () => {
    const host = connected();
    host.tick(300);
    expect(host.receive(refused(-32022, '', '1')).at(-1)).toMatch(/^failed: /);
    expect(host.receive(discovered('["2026-07-28"]'))).toEqual(['ready 2026-07-28']);
  });

  it('names the pin where neither server/discover nor initialize is answered', () => {
    const host = connected();
    host.tick(300);
    expect(host.tick(1300).at(-1)).toMatch(/^failed: .*did not answer initialize.*era “legacy”/);
  });

  it('goes on with initialize where a dual server names only revisions that have it', () => {
    expect(written(connected().receive(discovered('["2025-11-25"]')))[0]).toContain('"method":"initialize"');
    const data = ',"data":{"supported":["2025-11-25"],"requested":"2026-07-28"}';
    expect(written(connected().receive(refused(-32022, data)))[0]).toContain('"method":"initialize"');
  });
});

describe('the modern era', () => {
  it('is ready after the answer, lists and listens to what is declared, all with _meta', () => {
    const host = connected({ discovery: 'auto' });
    const capabilities = '{"tools":{"listChanged":true},"prompts":{},"resources":{"listChanged":false}}';
    const effects = host.receive(discovered('["2026-07-28"]', capabilities));
    expect(effects[0]).toBe('ready 2026-07-28');
    expect(written(effects)).toEqual([
      `{"jsonrpc":"2.0","id":"auto-1","method":"tools/list","params":{${META}}}`,
      `{"jsonrpc":"2.0","id":"auto-2","method":"resources/list","params":{${META}}}`,
      `{"jsonrpc":"2.0","id":"auto-3","method":"resources/templates/list","params":{${META}}}`,
      `{"jsonrpc":"2.0","id":"auto-4","method":"prompts/list","params":{${META}}}`,
      `{"jsonrpc":"2.0","id":"auto-5","method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},${META}}}`,
    ]);
    const next = host.receive('{"jsonrpc":"2.0","id":"auto-1","result":{"tools":[],"nextCursor":"2"}}');
    expect(written(next)[0]).toContain(`"params":{"cursor":"2",${META}}`);
  });

  it('never ends the wait for a subscription, save by its result or the server’s cancellation', () => {
    for (const end of [
      '{"jsonrpc":"2.0","id":"auto-1","result":{"resultType":"complete"}}',
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"auto-1"}}',
    ]) {
      const host = connected({ discovery: 'auto' });
      host.receive(discovered('["2026-07-28"]', '{"tools":{"listChanged":true}}'));
      host.receive('{"jsonrpc":"2.0","id":"auto-1","result":{"tools":[]}}');
      expect(host.tick(1e9).filter((line) => line.startsWith('timeout'))).toEqual([]);
      expect(host.state.pending.has('"auto-2"')).toBe(true);
      host.receive(end.replace('auto-1', 'auto-2'));
      expect(host.state.pending.has('"auto-2"')).toBe(false);
    }
  });

  it('counts the person’s requests from 1 and adds what is missing of _meta', () => {
    const host = connected();
    host.receive(discovered('["2026-07-28"]'));
    expect(written(host.request('tools/call', '{ "name": "a" }'))).toEqual([
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{ "name": "a",${META} }}`,
    ]);
    expect(written(host.request('tools/list'))).toEqual([
      `{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{${META}}}`,
    ]);
    const own = '{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01","a/b":1}}';
    expect(written(host.request('x', own))[0]).toContain(
      '{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01","a/b":1,"io.modelcontextprotocol/clientInfo":',
    );
    for (const odd of ['[]', '{"_meta":7}', '{oops', '{} {}']) {
      expect(written(host.request('x', odd))[0]).toContain(`"params":${odd}}`);
    }
    expect(written(host.raw('{"jsonrpc":"2.0","id":9,"method":"ping"}'))).toEqual([
      '{"jsonrpc":"2.0","id":9,"method":"ping"}',
    ]);
  });

  it('asks for log messages and names the trace where that is wanted', () => {
    const host = connected({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
    host.receive(discovered('["2026-07-28"]'));
    host.do({ type: 'log-level', level: 'debug' });
    const line = written(host.request('tools/list'))[0];
    expect(line).toContain('"io.modelcontextprotocol/logLevel":"debug"');
    expect(line).toContain('"traceparent":"00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000002-01"');
    host.do({ type: 'log-level' });
    expect(written(host.request('tools/list'))[0]).not.toContain('logLevel');
  });

  it.each([-32020, -32021])('goes on after %i, without lists', (code) => {
    const host = connected({ discovery: 'auto' });
    expect(host.receive(refused(code))).toEqual([
      expect.stringMatching(/^note: .*modern era/),
      'ready 2026-07-28',
    ]);
  });

  it('asks once more for a revision that the server names', () => {
    const host = connected();
    const data = ',"data":{"supported":["2027-01-01"],"requested":"2026-07-28"}';
    expect(written(host.receive(refused(-32022, data)))[0]).toContain(
      '"id":"probe-2","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01"',
    );
    expect(host.receive(discovered('["2027-01-01"]', '{}', '"probe-2"'))).toEqual(['ready 2027-01-01']);
    expect(written(host.request('tools/list'))[0]).toContain('/protocolVersion":"2027-01-01"');
    const other = connected();
    other.receive(refused(-32022, data));
    expect(other.receive(refused(-32022, data, '"probe-2"')).at(-1)).toMatch(/^failed: .*2027-01-01/);
  });

  it('asks once more where the server refuses the very revision that it names, and then no more', () => {
    const host = connected();
    const data = ',"data":{"supported":["2026-07-28"],"requested":"2026-07-28"}';
    expect(written(host.receive(refused(-32022, data)))[0]).toContain(
      '"id":"probe-2","method":"server/discover"',
    );
    expect(host.receive(discovered('["2026-07-28"]', '{}', '"probe-2"'))).toEqual(['ready 2026-07-28']);
    const other = connected();
    other.receive(refused(-32022, data));
    expect(other.receive(refused(-32022, data, '"probe-2"')).at(-1)).toMatch(/^failed: .*2026-07-28/);
  });

  it('says when no revision is shared, and goes on', () => {
    expect(connected().receive(discovered('["2031-01-01"]'))).toEqual([
      expect.stringMatching(/^note: The server names "2031-01-01"/),
      'ready 2026-07-28',
    ]);
  });
});

describe('pins', () => {
  it('fails where a server of the legacy era is taken for modern', () => {
    const host = connected({ era: 'modern' });
    expect(host.receive(refused(-32601))).toEqual([
      'failed: The server does not speak revision 2026-07-28: The server answered server/discover with an error: no (-32601). The era “auto” would go on with initialize.',
    ]);
  });

  it('is patient with server/discover where there is nothing to fall back on', () => {
    const host = connected({ era: 'modern' });
    expect(host.tick(300)).toEqual(['wake 1000']);
    expect(host.tick(1000).at(-1)).toMatch(/^failed: /);
    expect(host.receive(discovered('["2026-07-28"]'))).toEqual(['ready 2026-07-28']);
  });

  it('is ready at once in the modern era by hand', () => {
    const host = new TestHost({ era: 'modern' });
    expect(host.connect()).toEqual(['ready 2026-07-28']);
    expect(written(host.request('tools/list'))[0]).toContain(
      `"id":1,"method":"tools/list","params":{${META}}`,
    );
  });

  it('learns the era from what the person sends by hand', () => {
    const host = new TestHost({ era: 'auto' });
    expect(host.connect()).toEqual([]);
    expect(written(host.request('server/discover'))[0]).toContain(META);
    expect(host.receive(discovered('["2026-07-28"]', '{}', '2'))).toEqual(['ready 2026-07-28']);
    const other = new TestHost({ era: 'auto' });
    other.connect();
    other.request('server/discover');
    expect(other.receive(refused(-32601, '', '2'))).toEqual([]);
    expect(written(other.request('initialize', '{}'))[0]).toContain('"id":1,');
  });
});

describe('a transport that fails', () => {
  it('ends what the failed request began', () => {
    const host = connected();
    const effects = host.do({ type: 'unanswered', requestSeq: 1, reason: 'status 405' });
    expect(written(effects)[0]).toContain('"method":"initialize"');
    expect(host.do({ type: 'unanswered', requestSeq: 2, reason: 'status 405' })).toEqual([
      'failed: initialize came to nothing: status 405.',
    ]);
  });
});
