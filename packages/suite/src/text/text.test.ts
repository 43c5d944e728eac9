import { describe, expect, it } from 'vitest';
import { applyChange, removeJson, setJson } from './edit-json.ts';
import { isSameJson, schemaHash } from './same.ts';
import { environmentNames, escapeTemplates, expandRepeats, fillJson, fillText } from './template.ts';

const SCOPE = {
  variables: new Map([
    ['id', '"a\\"b"'],
    ['count', '1.50'],
    ['list', '[1,{"x":2}]'],
  ]),
  env: (name: string) => (name === 'KEY' ? 'k\n"1"' : undefined),
};
const fill = (text: string) => fillJson(text, SCOPE).text;

describe('templates', () => {
  it('become the value where they stand alone, and text within text', () => {
    expect(fill(`["\${id}","\${count}","\${list}","x\${id}-\${count}\${list}","\${env:KEY}"]`)).toBe(
      '["a\\"b",1.50,[1,{"x":2}],"xa\\"b-1.50[1,{\\"x\\":2}]","k\\n\\"1\\""]',
    );
    expect(fillText(`\${id} \${repeat:ab:2}`, SCOPE).text).toBe('a"b abab');
  });

  it('leave keys, numbers, escapes and white space alone', () => {
    const text = `{ "\${id}" : 1.0, "a": "\\u0041", "b":-0 , "c": "$", "d": "\${not a name}" }`;
    expect(fill(text)).toBe(text);
  });

  it('say what is not known, once', () => {
    expect(fillJson(`["\${a}","\${a} \${env:B}","\${env:KEY}"]`, SCOPE)).toMatchObject({
      missingVariables: ['a'],
      missingEnv: ['B'],
      env: ['KEY'],
    });
    expect(environmentNames([`{"a":"\${env:A} \${env:B}"}`, `"\${env:A}"`])).toEqual(['A', 'B']);
  });

  it('come back as they were once escaped', () => {
    for (const value of [`\${id}`, `$\${id}`, `$$\${x`, `\${env:KEY}\${repeat:a:3}`, '$', `{"\${id}":1}`]) {
      const text = JSON.stringify({ [value]: value });
      expect(JSON.parse(fill(escapeTemplates(text)))).toEqual({ [value]: value });
    }
  });

  it('are written out where they repeat, within bounds', () => {
    expect(expandRepeats(`["\${repeat:é:3}\${id}"]`)).toBe(`["ééé\${id}"]`);
    expect(fill(`"\${repeat:aaaaaaaaaa:9999999}"`).length).toBeLessThan(17 * 2 ** 20);
  });
});

describe('editing JSON', () => {
  it.each([
    ['{"a": 1.0 , "b":[1,2]}', '/b/1', '3', '{"a": 1.0 , "b":[1,3]}'],
    ['{ }', '/a~1b', 'null', '{ "a/b":null}'],
    ['[1]', '/1', '2', '[1,2]'],
    ['{"a":{}}', '/a/x', '1', '{"a":{"x":1}}'],
    ['1', '', '2', '2'],
    ['[1]', '/2', '2', undefined],
    ['{"a":1}', '/b/c', '2', undefined],
    ['no json', '/a', '1', undefined],
  ])('puts into %s at %j the value %s', (text, pointer, value, expected) => {
    expect(setJson(text, pointer, value)).toBe(expected);
  });

  it('takes members and items away, duplicates and all', () => {
    expect(removeJson('{"a":1.0,"b":2,"a":3}', '/a')).toBe('{"b":2}');
    expect(removeJson('{"x":[1,2.50,3]}', '/x/1')).toBe('{"x":[1,3]}');
    expect(removeJson('{"a":1}', '/b')).toBeUndefined();
    expect(applyChange('{}', { kind: 'set', pointer: '/a', valueText: 'no json' })).toBeUndefined();
  });
});

describe('equal values', () => {
  it.each([
    ['{"a":1,"b":[2]}', '{ "b": [2.0], "a": 10e-1 }', true],
    ['9007199254740993', '9007199254740992', false],
    ['0', '-0', true],
    ['"\\u0041"', '"A"', true],
    ['[1,2]', '[2,1]', false],
    ['1', '"1"', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameJson(a, b)).toBe(same);
  });

  it('have one fingerprint as schemas, whatever the order of their members', () => {
    expect(schemaHash('{"type":"object","title":"a"}')).toBe(
      schemaHash('{ "title": "a", "type": "object" }'),
    );
    expect(schemaHash('{"type":"object"}')).not.toBe(schemaHash('{"type":"array"}'));
    expect(schemaHash('{}')).toMatch(/^[0-9a-f]{16}$/);
  });
});
