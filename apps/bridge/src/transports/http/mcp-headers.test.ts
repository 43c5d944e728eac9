import type { Row } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { headerValue, modernHeaders, modernMessage, versionHeader, withCustom } from './mcp-headers.ts';
import { ParamHeaders } from './param-headers.ts';

const META = '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}';

function headersOf(method: string, params: string): Record<string, string> {
  const message = modernMessage(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":{${META},${params}}}`);
  const row: Row = {
    seq: 0,
    atMs: 0,
    connection: 1,
    kind: 'request',
    bytes: 0,
    offset: 0,
    length: 0,
    method,
  };
  return Object.fromEntries(
    (message ? modernHeaders(message, row) : []).map(({ name, value }) => [name, value]),
  );
}

describe('headers of the modern era', () => {
  it('repeat revision, method and what it is about', () => {
    expect(headersOf('tools/call', '"name":"echo"')).toEqual({
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'echo',
    });
    expect(headersOf('resources/read', '"uri":"a:b"')['Mcp-Name']).toBe('a:b');
    expect(headersOf('tools/list', '"name":"x"')['Mcp-Name']).toBeUndefined();
  });

  it('are of messages that name their revision only', () => {
    expect(modernMessage('{"method":"x","params":{}}')).toBeUndefined();
    expect(modernMessage('not JSON io.modelcontextprotocol/protocolVersion')).toBeUndefined();
  });

  it.each([
    ['echo', 'echo'],
    ['two words', 'two words'],
    ['\u4f60', '=?base64?5L2g?='],
    [' x', '=?base64?IHg=?='],
    ['a\nb', '=?base64?YQpi?='],
    ['=?base64?eA==?=', '=?base64?PT9iYXNlNjQ/ZUE9PT89?='],
    ['', '=?base64??='],
  ])('carry %j as %j', (text, value) => {
    expect(headerValue(text)).toBe(value);
  });
});

it('the revision names itself from 2025-06-18 on', () => {
  expect(versionHeader('2025-03-26')).toEqual([]);
  expect(versionHeader(undefined)).toEqual([]);
  expect(versionHeader('2025-06-18')).toEqual([{ name: 'MCP-Protocol-Version', value: '2025-06-18' }]);
});

it('headers of the person replace ours, whatever their case', () => {
  const ours = [{ name: 'Accept', value: 'a' }];
  expect(withCustom(ours, [{ name: 'accept', value: 'b' }])).toEqual([{ name: 'accept', value: 'b' }]);
});

describe('ParamHeaders', () => {
  const tool = (name: string, properties: string) =>
    `{"name":"${name}","inputSchema":{"type":"object","properties":{${properties}}}}`;
  const list = (...tools: string[]) => `{"jsonrpc":"2.0","id":1,"result":{"tools":[${tools.join()}]}}`;
  const call = (name: string, args: string) => {
    const message = modernMessage(`{"params":{${META},"name":"${name}","arguments":${args}}}`);
    if (message === undefined) throw new Error('no message');
    return message.params;
  };

  it('repeats declared arguments, also inside of objects, and leaves out what is not there', () => {
    const headers = new ParamHeaders();
    headers.learn(
      list(
        tool(
          't',
          '"region":{"x-mcp-header":"Region"},"o":{"properties":{"n":{"x-mcp-header":"N"}}},"z":{"x-mcp-header":"Z"}',
        ),
      ),
    );
    expect(headers.of(call('t', '{"region":"eu","o":{"n":1.50},"z":null}'))).toEqual([
      { name: 'Mcp-Param-Region', value: 'eu' },
      { name: 'Mcp-Param-N', value: '1.50' },
    ]);
    expect(headers.of(call('other', '{"region":"eu"}'))).toEqual([]);
  });

  it('forgets what a later list does not declare any more', () => {
    const headers = new ParamHeaders();
    headers.learn(list(tool('t', '"a":{"type":"string","x-mcp-header":"A"}')));
    expect(headers.of(call('t', '{"a":"1"}'))).toHaveLength(1);
    headers.learn(list(tool('t', '"a":{"type":"string"}')));
    expect(headers.of(call('t', '{"a":"1"}'))).toEqual([]);
  });

  it('has none for a tool whose declaration breaks the rules', () => {
    const headers = new ParamHeaders();
    headers.learn(
      list(
        tool('twice', '"a":{"x-mcp-header":"X"},"b":{"x-mcp-header":"x"}'),
        tool('odd', '"a":{"x-mcp-header":"a b"}'),
      ),
    );
    expect(headers.of(call('twice', '{"a":"1","b":"2"}'))).toEqual([]);
    expect(headers.of(call('odd', '{"a":"1"}'))).toEqual([]);
  });
});
