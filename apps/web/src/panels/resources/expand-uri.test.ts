import { describe, expect, it } from 'vitest';
import { expandUri, type UriValue } from './expand-uri.ts';
import { parseUriTemplate, variableNames } from './uri-template.ts';

/** The variables of the examples in RFC 6570, sections 1.2 and 3.2. */
const VALUES: Readonly<Record<string, UriValue>> = {
  count: ['one', 'two', 'three'],
  dom: ['example', 'com'],
  dub: 'me/too',
  hello: 'Hello World!',
  half: '50%',
  var: 'value',
  who: 'fred',
  base: 'http://example.com/home/',
  path: '/foo/bar',
  list: ['red', 'green', 'blue'],
  keys: [
    ['semi', ';'],
    ['dot', '.'],
    ['comma', ','],
  ],
  v: '6',
  x: '1024',
  y: '768',
  empty: '',
  empty_keys: [],
};

function expand(template: string, values = VALUES): string | undefined {
  const parsed = parseUriTemplate(template);
  return parsed.ok
    ? expandUri(parsed.parts, (name) => (Object.hasOwn(values, name) ? values[name] : undefined))
    : undefined;
}

describe('the examples of RFC 6570', () => {
  it.each([
    // 3.2.1
    ['{count}', 'one,two,three'],
    ['{count*}', 'one,two,three'],
    ['{/count}', '/one,two,three'],
    ['{/count*}', '/one/two/three'],
    ['{;count}', ';count=one,two,three'],
    ['{;count*}', ';count=one;count=two;count=three'],
    ['{?count}', '?count=one,two,three'],
    ['{?count*}', '?count=one&count=two&count=three'],
    ['{&count*}', '&count=one&count=two&count=three'],
    // 3.2.2
    ['{var}', 'value'],
    ['{hello}', 'Hello%20World%21'],
    ['{half}', '50%25'],
    ['O{empty}X', 'OX'],
    ['O{undef}X', 'OX'],
    ['{x,y}', '1024,768'],
    ['{x,hello,y}', '1024,Hello%20World%21,768'],
    ['?{x,empty}', '?1024,'],
    ['?{x,undef}', '?1024'],
    ['?{undef,y}', '?768'],
    ['{var:3}', 'val'],
    ['{var:30}', 'value'],
    ['{list}', 'red,green,blue'],
    ['{list*}', 'red,green,blue'],
    ['{keys}', 'semi,%3B,dot,.,comma,%2C'],
    ['{keys*}', 'semi=%3B,dot=.,comma=%2C'],
    // 3.2.3
    ['{+var}', 'value'],
    ['{+hello}', 'Hello%20World!'],
    ['{+half}', '50%25'],
    ['{base}index', 'http%3A%2F%2Fexample.com%2Fhome%2Findex'],
    ['{+base}index', 'http://example.com/home/index'],
    ['O{+empty}X', 'OX'],
    ['O{+undef}X', 'OX'],
    ['{+path}/here', '/foo/bar/here'],
    ['here?ref={+path}', 'here?ref=/foo/bar'],
    ['up{+path}{var}/here', 'up/foo/barvalue/here'],
    ['{+x,hello,y}', '1024,Hello%20World!,768'],
    ['{+path,x}/here', '/foo/bar,1024/here'],
    ['{+path:6}/here', '/foo/b/here'],
    ['{+list}', 'red,green,blue'],
    ['{+list*}', 'red,green,blue'],
    ['{+keys}', 'semi,;,dot,.,comma,,'],
    ['{+keys*}', 'semi=;,dot=.,comma=,'],
    // 3.2.4
    ['{#var}', '#value'],
    ['{#hello}', '#Hello%20World!'],
    ['{#half}', '#50%25'],
    ['foo{#empty}', 'foo#'],
    ['foo{#undef}', 'foo'],
    ['{#x,hello,y}', '#1024,Hello%20World!,768'],
    ['{#path,x}/here', '#/foo/bar,1024/here'],
    ['{#path:6}/here', '#/foo/b/here'],
    ['{#list*}', '#red,green,blue'],
    ['{#keys*}', '#semi=;,dot=.,comma=,'],
    // 3.2.5
    ['{.who}', '.fred'],
    ['{.who,who}', '.fred.fred'],
    ['{.half,who}', '.50%25.fred'],
    ['www{.dom*}', 'www.example.com'],
    ['X{.var}', 'X.value'],
    ['X{.empty}', 'X.'],
    ['X{.undef}', 'X'],
    ['X{.var:3}', 'X.val'],
    ['X{.list}', 'X.red,green,blue'],
    ['X{.list*}', 'X.red.green.blue'],
    ['X{.keys}', 'X.semi,%3B,dot,.,comma,%2C'],
    ['X{.keys*}', 'X.semi=%3B.dot=..comma=%2C'],
    ['X{.empty_keys}', 'X'],
    ['X{.empty_keys*}', 'X'],
    // 3.2.6
    ['{/who}', '/fred'],
    ['{/half,who}', '/50%25/fred'],
    ['{/who,dub}', '/fred/me%2Ftoo'],
    ['{/var}', '/value'],
    ['{/var,empty}', '/value/'],
    ['{/var,undef}', '/value'],
    ['{/var,x}/here', '/value/1024/here'],
    ['{/var:1,var}', '/v/value'],
    ['{/list*}', '/red/green/blue'],
    ['{/list*,path:4}', '/red/green/blue/%2Ffoo'],
    ['{/keys}', '/semi,%3B,dot,.,comma,%2C'],
    ['{/keys*}', '/semi=%3B/dot=./comma=%2C'],
    // 3.2.7
    ['{;who}', ';who=fred'],
    ['{;half}', ';half=50%25'],
    ['{;empty}', ';empty'],
    ['{;v,empty,who}', ';v=6;empty;who=fred'],
    ['{;v,bar,who}', ';v=6;who=fred'],
    ['{;x,y,undef}', ';x=1024;y=768'],
    ['{;hello:5}', ';hello=Hello'],
    ['{;list}', ';list=red,green,blue'],
    ['{;list*}', ';list=red;list=green;list=blue'],
    ['{;keys}', ';keys=semi,%3B,dot,.,comma,%2C'],
    ['{;keys*}', ';semi=%3B;dot=.;comma=%2C'],
    // 3.2.8
    ['{?who}', '?who=fred'],
    ['{?half}', '?half=50%25'],
    ['{?x,y}', '?x=1024&y=768'],
    ['{?x,y,empty}', '?x=1024&y=768&empty='],
    ['{?x,y,undef}', '?x=1024&y=768'],
    ['{?var:3}', '?var=val'],
    ['{?list}', '?list=red,green,blue'],
    ['{?list*}', '?list=red&list=green&list=blue'],
    ['{?keys}', '?keys=semi,%3B,dot,.,comma,%2C'],
    ['{?keys*}', '?semi=%3B&dot=.&comma=%2C'],
    // 3.2.9
    ['{&who}', '&who=fred'],
    ['?fixed=yes{&x}', '?fixed=yes&x=1024'],
    ['{&x,y,empty}', '&x=1024&y=768&empty='],
    ['{&var:3}', '&var=val'],
    ['{&list*}', '&list=red&list=green&list=blue'],
    ['{&keys*}', '&semi=%3B&dot=.&comma=%2C'],
  ])('%s → %s', (template, uri) => {
    expect(expand(template)).toBe(uri);
  });
});

describe('beyond the examples', () => {
  it.each([
    ['shop://items{?color}', { color: 'red' }, 'shop://items?color=red'],
    ['shop://aisle/{place}', { place: 'a/b' }, 'shop://aisle/a%2Fb'],
    ['x://{user-id}', { 'user-id': '7' }, 'x://7'],
    ['x://{a}', { a: '漢😀' }, 'x://%E6%BC%A2%F0%9F%98%80'],
    ['x://{a:1}', { a: '😀b' }, 'x://%F0%9F%98%80'],
    ['x://{+a}', { a: '%20 %zz' }, 'x://%20%20%25zz'],
    ['x://ä b/{a}', { a: '1' }, 'x://%C3%A4%20b/1'],
    ['plain', {}, 'plain'],
    ['x://{__proto__}', {}, 'x://'],
  ])('%s', (template, values, uri) => {
    expect(expand(template, values)).toBe(uri);
  });

  it.each([
    ['x://{a', 'unclosed', '{a'],
    ['x://a}', 'unopened', 'x://a}'],
    ['x://{}', 'expression', '{}'],
    ['x://{a b}', 'expression', '{a b}'],
    ['x://{a,}', 'expression', '{a,}'],
    ['x://{a:0}', 'expression', '{a:0}'],
    ['x://{=a}', 'expression', '{=a}'],
  ] as const)('%s is none', (template, fault, text) => {
    expect(parseUriTemplate(template)).toEqual({ ok: false, fault, text });
  });

  it('names each variable once, in order', () => {
    const parsed = parseUriTemplate('x://{b}/{+a,b*}{?c:3}');
    expect(parsed.ok && variableNames(parsed.parts)).toEqual(['b', 'a', 'c']);
  });
});
