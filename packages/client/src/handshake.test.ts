import { LEGACY_REVISIONS } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';

const result = (revision: string, capabilities = '{}', id = '1') =>
  `{"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":"${revision}","capabilities":${capabilities},"serverInfo":{"name":"s","version":"1"}}}`;

describe('automatic handshake', () => {
  it('opens with initialize as id 1 and closes with initialized', () => {
    const host = new TestHost({
      handshake: 'auto',
      capabilitiesText: '{"roots":{"listChanged":true},"sampling":{}}',
    });
    expect(host.connect()).toEqual([
      '1 auto {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{"listChanged":true},"sampling":{}},"clientInfo":{"name":"lifeline","version":"0.1.0"}}}',
      'wake 1000',
    ]);
    expect(host.receive(result('2025-06-18'))).toEqual([
      '3 2 {"jsonrpc":"2.0","method":"notifications/initialized"}',
      'ready 2025-06-18',
    ]);
    expect(host.state.phase).toBe('ready');
  });

  it.each(LEGACY_REVISIONS)('asks for %s and takes any older or newer answer', (revision) => {
    for (const answered of LEGACY_REVISIONS) {
      const host = new TestHost({ handshake: 'auto', revision });
      expect(written(host.connect())[0]).toContain(`"protocolVersion":"${revision}"`);
      expect(host.receive(result(answered))).toEqual([expect.any(String), `ready ${answered}`]);
      expect(host.state.revision).toBe(answered);
    }
  });

  it.each(['1999-01-01', '2026-07-28', ''])(
    'goes on with the unknown revision "%s" and says so',
    (revision) => {
      const host = new TestHost({ handshake: 'auto' });
      host.connect();
      expect(host.receive(result(revision))).toEqual([
        `note: The server answered initialize with protocolVersion "${revision}", which is no revision that has this handshake. Going on with it.`,
        '3 2 {"jsonrpc":"2.0","method":"notifications/initialized"}',
        `ready ${revision}`,
      ]);
    },
  );

  it('takes a missing protocolVersion for the one asked for', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(host.receive('{"jsonrpc":"2.0","id":1,"result":{}}')).toEqual([
      'note: The result of initialize has no protocolVersion. Going on as if it were 2025-06-18.',
      '3 2 {"jsonrpc":"2.0","method":"notifications/initialized"}',
      'ready 2025-06-18',
    ]);
  });

  it('fails on an error', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(
      host.receive(
        '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unsupported protocol version"}}',
      ),
    ).toEqual([
      'failed: The server answered initialize with an error: Unsupported protocol version (-32602).',
    ]);
    expect(host.state.phase).toBe('failed');
  });

  it('fails on a result that is no object', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(host.receive('{"jsonrpc":"2.0","id":1,"result":"ok"}')).toEqual([
      'failed: The server answered initialize, but its result is not an object.',
    ]);
  });

  it('fails when time is up, and still takes a late answer', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(host.tick(1000)).toEqual([
      'timeout 1 after 1000',
      'failed: The server did not answer initialize within 1000 ms.',
    ]);
    expect(host.receive(result('2025-06-18')).at(-1)).toBe('ready 2025-06-18');
    expect(host.receive(result('2025-06-18'))).toEqual([]);
  });

  it('tells about a response with another id', () => {
    const host = new TestHost({ handshake: 'auto' });
    host.connect();
    expect(host.receive(result('2025-06-18', '{}', '"1"'))).toEqual([]);
    expect(host.tick(1000)).toContain(
      'failed: The server did not answer initialize within 1000 ms. It did send a response with id "1", but the request has id 1.',
    );
  });
});

describe('handshake by hand', () => {
  it('waits for the person, and sends initialized by itself', () => {
    const host = new TestHost({ discovery: 'auto' });
    expect(host.connect()).toEqual([]);
    expect(host.request('initialize', '{ "protocolVersion" : "2024-11-05" }')).toEqual([
      '2 1 {"jsonrpc":"2.0","id":1,"method":"initialize","params":{ "protocolVersion" : "2024-11-05" }}',
      'wake 1000',
    ]);
    const effects = host.receive(result('2024-11-05', '{"prompts":{}}'));
    expect(written(effects)).toEqual([
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","id":"auto-1","method":"prompts/list","params":{}}',
    ]);
    expect(effects).toContain('ready 2024-11-05');
  });

  it('keeps 1 for initialize when something else is asked before', () => {
    const host = new TestHost();
    host.connect();
    expect(written(host.request('tools/list'))).toEqual(['{"jsonrpc":"2.0","id":2,"method":"tools/list"}']);
    expect(written(host.request('initialize'))).toEqual(['{"jsonrpc":"2.0","id":1,"method":"initialize"}']);
  });

  it('takes a second initialize with the next id; its failure leaves the session ready', () => {
    const host = new TestHost({ discovery: 'auto' });
    host.connect();
    host.request('initialize', '{}');
    host.receive(result('2025-03-26', '{"tools":{}}'));
    expect(written(host.request('initialize', '{}'))[0]).toContain('"id":2');
    expect(host.receive('{"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"no"}}')).toEqual([]);
    expect(host.state.phase).toBe('ready');
    host.request('initialize', '{}');
    expect(written(host.receive(result('2025-06-18', '{"tools":{}}', '3')))).toEqual([
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    ]);
  });

  it('adds nothing to an initialize typed as a raw line', () => {
    const host = new TestHost({ discovery: 'auto' });
    host.connect();
    const line = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"roots":{}}}}';
    expect(written(host.raw(line))).toEqual([line]);
    expect(host.receive(result('2025-06-18', '{"tools":{}}'))).toEqual(['ready 2025-06-18']);
    expect(host.state.declared.has('roots')).toBe(true);
  });
});
