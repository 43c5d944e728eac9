import { describe, expect, it } from 'vitest';
import { filterErrorText } from './error.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';

/** The filter printed again; an error as `code start+length`. */
function read(text: string): string {
  const parsed = parseFilter(text);
  if (parsed.ok) return printFilter(parsed.filter);
  const { code, start, length } = parsed.error;
  return `${code} ${start}+${length}`;
}

describe('parseFilter', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['method:tools/*', 'method:tools/*'],
    ['  -METHOD:ping  is:Tool-Error ', '-method:ping is:tool-error'],
    ['kind:request|response', 'kind:request|response'],
    ['dir:toserver', 'dir:toServer'],
    ['id:3 id:"3"', 'id:3 id:"3"'],
    ['id:"a \\" b"|7', 'id:"a \\" b"|7'],
    ['ms>200 ms>=1.5s ms<2min', 'ms>200 ms>=1500 ms<120000'],
    ['size>10kb size<=1MiB', 'size>10000 size<=1048576'],
    ['ms:10..20|5', 'ms:10..20|5'],
    ['seq:120..180 seq:180..120', 'seq:120..180 seq:120..180'],
    ['seq:100..', 'seq:100..1000000000000'],
    ['seq:..9', 'seq:0..9'],
    ['phase:3 phase:operation|shutdown', 'phase:operation phase:operation|shutdown'],
    ['"free text"', '"free text"'],
    ['free text|words', 'free text|words'],
    ['"a\\u00e9\\n\\q"', '"aé\\n\\\\q"'],
    ['tool:"a b"|c*', 'tool:"a b"|c*'],
    ['tool:"*"', 'tool:"*"'],
    ['tool:""', 'tool:""'],
    ['-"not this"', '-"not this"'],
    ['{"a":1}', '{"a":1}'],
    ['exchange:45 conn:2 finding:ENV-* token:"p"', 'exchange:45 conn:2 finding:ENV-* token:"p"'],
    ['uri:file:///a?b=1', 'uri:file:///a?b=1'],
    ['--x', '--x'],
    [`'"isError":true'`, `'"isError":true'`],
    [`'plain' tool:'a b'|'it\\'s'`, `"plain" tool:"a b"|"it's"`],
    [`id:'"a b"' id:'[1, 2]'`, `id:"a b" id:'[1, 2]'`],
    ["don't", "don't"],
  ])('%s', (text, printed) => {
    expect(read(text)).toBe(printed);
  });

  it.each([
    ['metod:ping', 'unknown-key 0+5'],
    ['a b -http://x', 'unknown-key 5+4'],
    ['is:eror', 'unknown-value 3+4'],
    ['kind:request|released', 'unknown-value 13+8'],
    ['method:', 'missing-value 7+0'],
    ['method: x', 'missing-value 7+0'],
    ['method:a|', 'missing-value 9+0'],
    ['|a', 'missing-value 0+0'],
    ['a -', 'missing-term 2+1'],
    ['- a', 'missing-term 0+1'],
    ['x "abc', 'unclosed-quote 2+4'],
    ['"abc\\"', 'unclosed-quote 0+6'],
    ['"a"b', 'text-after-quote 3+1'],
    [`'a"`, 'unclosed-quote 0+3'],
    ['ms>abc', 'bad-number 3+3'],
    ['ms>10kb', 'bad-number 3+4'],
    ['seq:1.5', 'bad-number 4+3'],
    ['seq:..', 'bad-number 4+2'],
    ['ms>1|2', 'one-value 4+2'],
    ['ms>1..2', 'one-value 3+4'],
    ['method>a', 'not-a-number-key 0+7'],
    ['size>99999999999999', 'bad-number 5+14'],
  ])('%s is refused', (text, error) => {
    expect(read(text)).toBe(error);
  });

  it('says in words what is wrong and what to do', () => {
    const sentence = (text: string) => {
      const parsed = parseFilter(text);
      return parsed.ok ? undefined : filterErrorText(parsed.error);
    };
    expect(sentence('metod:ping')).toBe(
      'Column 1: there is no key “metod”. Did you mean method? To search for this text, put it in quotes.',
    );
    expect(sentence('x ms>abc')).toBe(
      'Column 6: “abc” is not a number that ms takes. Examples: ms>200, ms<1.5s, ms:10..20.',
    );
    expect(sentence('is:error|isError')).toBe('Column 10: “isError” is called is:tool-error here.');
    expect(sentence('kind:isError')).toMatch(/does not know “isError”/);
    for (const text of ['http://x', 'is:x', 'tool:', '-', '"', '""a', 'ms>1|2', 'id>1', 'conn:x']) {
      expect(sentence(text)).toMatch(/^Column \d+: .+\.$/);
    }
  });
});
