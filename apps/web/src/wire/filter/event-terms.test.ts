import { parseJson } from '@lifeline/json';
import { describe, expect, it } from 'vitest';
import { call, sent, storeOf, text } from '../rows/test-store.ts';
import { eventTerms, followTerms } from './event-terms.ts';
import { valueTerm } from './value-terms.ts';

const READ = { jsonrpc: '2.0', id: 'a b', method: 'resources/read' };
const store = storeOf([
  call(3, 'get "weather"', { city: 'Bern' }),
  text(3, 'sunny'),
  sent({ ...READ, params: { uri: 'x://y', _meta: { progressToken: 7 } } }),
]);

describe('eventTerms', () => {
  it('names what an event is about, for all events of the exchange', () => {
    const shared = ['method:tools/call', `tool:'get "weather"'`, 'id:3'];
    expect(eventTerms(store, 0)).toEqual([...shared, 'kind:request', 'dir:toServer', 'is:result']);
    expect(eventTerms(store, 1)).toEqual([...shared, 'kind:response', 'dir:toClient', 'is:result']);
    expect(eventTerms(store, 2)).toContain('id:"a b"');
    expect(eventTerms(store, 2)).toContain('uri:x://y');
  });

  it('follows the exchange and its progress', () => {
    expect(followTerms(store, 1)).toEqual([{ what: 'exchange', term: 'exchange:0' }]);
    expect(followTerms(store, 2)).toEqual([
      { what: 'exchange', term: 'exchange:2' },
      { what: 'token', term: 'token:7' },
    ]);
  });
});

describe('valueTerm', () => {
  it('uses the key of the language, else the text of the member', () => {
    const line = '{"id":3,"method":"tools/call","params":{"name":"x","arguments":{"a" : 4,"list":[true]}}}';
    const parsed = parseJson(line);
    if (!parsed.ok) throw new Error('not JSON');
    const termAt = (pointer: string, from: string) => {
      const start = line.indexOf(from);
      const node = { type: 'null', value: null, start, end: start + from.length } as const;
      return valueTerm(store, { text: line, seq: 0, pointer, node });
    };
    expect(termAt('/method', '"tools/call"')).toBe('method:tools/call');
    expect(termAt('/params/name', '"x"')).toBe(`tool:'get "weather"'`);
    expect(termAt('/params/arguments/a', '4')).toBe(`'"a" : 4'`);
    expect(termAt('/params/arguments/list/0', 'true')).toBe('true');
    expect(valueTerm(store, { text: line, seq: 0, pointer: '', node: parsed.node })).toBeUndefined();
  });
});
