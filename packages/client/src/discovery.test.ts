import { describe, expect, it } from 'vitest';
import { TestHost, written } from '../test/test-host.ts';

function connected(capabilities: string): { host: TestHost; lines: string[] } {
  const host = new TestHost({ handshake: 'auto', discovery: 'auto' });
  host.connect();
  const effects = host.receive(
    `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":${capabilities}}}`,
  );
  return { host, lines: written(effects).slice(1) };
}

const page = (id: string, next: string) =>
  `{"jsonrpc":"2.0","id":"${id}","result":{"tools":[],"nextCursor":${next}}}`;

describe('automatic lists', () => {
  it('asks once for each declared capability, with string ids', () => {
    const { host, lines } = connected(
      '{"prompts":{},"tools":{"listChanged":false},"resources":{},"logging":{}}',
    );
    expect(lines).toEqual([
      '{"jsonrpc":"2.0","id":"auto-1","method":"tools/list","params":{}}',
      '{"jsonrpc":"2.0","id":"auto-2","method":"resources/list","params":{}}',
      '{"jsonrpc":"2.0","id":"auto-3","method":"resources/templates/list","params":{}}',
      '{"jsonrpc":"2.0","id":"auto-4","method":"prompts/list","params":{}}',
    ]);
    expect(written(host.request('tools/list'))).toEqual(['{"jsonrpc":"2.0","id":2,"method":"tools/list"}']);
  });

  it.each(['{}', '{"tools":null,"prompts":false}', '[]', 'null'])(
    'asks for nothing under %s',
    (capabilities) => {
      expect(connected(capabilities).lines).toEqual([]);
    },
  );

  it('hands cursors back as written, the empty one too', () => {
    const { host } = connected('{"tools":{}}');
    const next = (id: string, cursor: string) => written(host.receive(page(id, cursor)));
    expect(next('auto-1', '"a+b/c=="')).toEqual([
      '{"jsonrpc":"2.0","id":"auto-2","method":"tools/list","params":{"cursor":"a+b/c=="}}',
    ]);
    expect(next('auto-2', '"\\u00e9"')).toEqual([
      '{"jsonrpc":"2.0","id":"auto-3","method":"tools/list","params":{"cursor":"\\u00e9"}}',
    ]);
    expect(next('auto-3', '""')).toEqual([
      '{"jsonrpc":"2.0","id":"auto-4","method":"tools/list","params":{"cursor":""}}',
    ]);
    expect(next('auto-4', 'null')).toEqual([]);
  });

  it('ends at a repeated cursor, however it is spelled, and says so', () => {
    const { host } = connected('{"tools":{}}');
    host.receive(page('auto-1', '"a"'));
    host.receive(page('auto-2', '"b"'));
    expect(host.receive(page('auto-3', '"\\u0061"'))).toEqual([
      'note: tools/list was ended after 3 pages: the cursor "\\u0061" came a second time.',
    ]);
  });

  it('ends at a cursor that is no string', () => {
    const { host } = connected('{"tools":{}}');
    expect(host.receive(page('auto-1', '7'))).toEqual([
      'note: tools/list was ended after 1 page: nextCursor is not a string (7).',
    ]);
  });

  it('gives up on a list without end', () => {
    const { host } = connected('{"tools":{}}');
    let effects: string[] = [];
    let pages = 0;
    do {
      pages += 1;
      effects = host.receive(page(`auto-${pages}`, `"c${pages}"`));
    } while (written(effects).length === 1);
    expect(pages).toBe(1000);
    expect(effects).toEqual([
      'note: tools/list was ended after 1000 pages: there seems to be no end to it; further pages can be asked for by hand.',
    ]);
  });

  it('tolerates a failing list and one that hangs', () => {
    const { host } = connected('{"tools":{},"prompts":{}}');
    expect(host.receive('{"jsonrpc":"2.0","id":"auto-1","error":{"code":-32603,"message":"boom"}}')).toEqual(
      [],
    );
    expect(host.tick(1000)).toEqual(['timeout 5 after 1000']);
    expect(host.receive(page('auto-2', '"late"'))).toEqual([]);
  });

  it('sends nothing on list_changed', () => {
    const { host } = connected('{"tools":{"listChanged":true}}');
    expect(host.receive('{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}')).toEqual([]);
  });

  it('leaves paging to the person where the person asked', () => {
    const { host } = connected('{}');
    host.request('tools/list', '{}');
    expect(host.receive('{"jsonrpc":"2.0","id":2,"result":{"tools":[],"nextCursor":"x"}}')).toEqual([]);
  });
});
