import { describe, expect, test } from 'vitest';
import { randomJson, seeded } from '../../test/random-json.ts';
import { ABSENT, type Draft, draftState, EMPTY_OBJECT, NULL } from './draft.ts';
import { draftFromText, structured } from './from-json.ts';
import { decodeDraft, encodeDraft } from './persist.ts';
import { draftText } from './to-json.ts';

function parse(text: string): Draft {
  const draft = draftFromText(text);
  if (draft === undefined) throw new Error(`not JSON: ${text}`);
  return draft;
}

const SAMPLES = Array.from({ length: 1000 }, (_, seed) => randomJson(seeded(seed)));

describe('JSON text → draft → JSON text', () => {
  test('is the identity for 1,000 random texts', () => {
    for (const text of SAMPLES) expect(draftText(parse(text)).text).toBe(text);
  });

  test('drops white space between tokens only', () => {
    expect(draftText(parse('{ "a b" :\n[ 1.0 , "x  y" ] }')).text).toBe('{"a b":[1.0,"x  y"]}');
  });

  test('keeps text that is 100,000 levels deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(draftText(parse(text)).text).toBe(text);
  });

  test('names the members whose key occurs again', () => {
    expect(draftText(parse('{"a":1,"b":{"x":1,"x":2},"a":3}')).duplicates).toEqual(['/b/x', '/a']);
  });
});

describe('draft → JSON text', () => {
  const object = (value: Draft) => draftText({ kind: 'object', entries: [{ key: 'n', value }] });

  test.each(['1.50', '-0', '9007199254740993', '1e400', '0'])(
    'sends the number %s as it was typed',
    (text) => {
      expect(object({ kind: 'number', text }).text).toBe(`{"n":${text}}`);
    },
  );

  test.each(['abc', '1.', '.5', '+1', '01', '0x10', 'NaN', '-'])('sends %s as a string', (text) => {
    expect(object({ kind: 'number', text }).text).toBe(`{"n":"${text}"}`);
  });

  test('keeps the blanks around a number, which JSON allows, but no line feed', () => {
    expect(object({ kind: 'number', text: ' 5\t' }).text).toBe('{"n": 5\t}');
    expect(object({ kind: 'number', text: '\n5 ' }).text).toBe('{"n":5}');
  });

  test('leaves absent members out and tells absent, null and empty apart', () => {
    expect(object(ABSENT).text).toBe('{}');
    expect(object(NULL).text).toBe('{"n":null}');
    expect(object({ kind: 'string', text: '' }).text).toBe('{"n":""}');
    expect(draftText(ABSENT).text).toBeUndefined();
  });

  test('keeps broken JSON text and says where it breaks', () => {
    const { text, broken } = object({ kind: 'json', text: '[1, 2' });
    expect(text).toBe('{"n":[1, 2}');
    expect(broken).toMatchObject([{ pointer: '/n', error: { code: 'unexpected-end', line: 1, column: 6 } }]);
  });

  test('puts valid JSON text on one line, and nothing for blank text', () => {
    expect(object({ kind: 'json', text: '{\n  "a": 1.0\n}' }).text).toBe('{"n":{"a":1.0}}');
    expect(object({ kind: 'json', text: ' \n' }).text).toBe('{}');
  });

  test('fills a hole in an array with null and names it; unfilled slots at the end are left out', () => {
    const slot = (id: number, value: Draft) => ({ id, value });
    const items = [slot(0, ABSENT), slot(1, { kind: 'number', text: '2' }), slot(2, ABSENT)];
    const { text, gaps } = draftText({ kind: 'array', items });
    expect(text).toBe('[null,2]');
    expect(gaps).toEqual(['/0']);
  });

  test('an implied container without content is absent, an explicit one is not', () => {
    const nested: Draft = { kind: 'object', entries: [{ key: 'a', value: ABSENT }], implied: true };
    expect(object(nested).text).toBe('{}');
    expect(draftState(nested)).toBe('absent');
    expect(object(EMPTY_OBJECT).text).toBe('{"n":{}}');
    expect(draftState(EMPTY_OBJECT)).toBe('set');
  });
});

describe('states of JSON text', () => {
  test.each([
    ['', 'absent'],
    ['  ', 'absent'],
    [' null ', 'null'],
    ['[1,', 'set'],
  ])('%j is %s', (text, state) => {
    expect(draftState({ kind: 'json', text })).toBe(state);
  });

  test('valid text can be taken apart, broken text stays', () => {
    expect(structured({ kind: 'json', text: '{"a":1}' })).toMatchObject({ kind: 'object' });
    expect(structured({ kind: 'json', text: '{"a":' })).toEqual({ kind: 'json', text: '{"a":' });
  });
});

describe('kept drafts', () => {
  test('come back the same, for 1,000 random values', () => {
    for (const text of SAMPLES) {
      const stored: unknown = JSON.parse(JSON.stringify(encodeDraft(parse(text))));
      const back = decodeDraft(stored);
      expect(back && draftText(back).text).toBe(text);
    }
  });

  test('keep broken text, typed numbers, choices and what was set aside', () => {
    const draft: Draft = {
      kind: 'object',
      implied: true,
      entries: [
        { key: 'a', value: { kind: 'json', text: '[1,' } },
        { key: 'b', value: { kind: 'number', text: '1.' } },
        {
          key: 'c',
          value: { ...NULL, memo: { choice: { anyOf: 1 }, kept: { value: { kind: 'string', text: 'x' } } } },
        },
      ],
    };
    expect(decodeDraft(JSON.parse(JSON.stringify(encodeDraft(draft))))).toEqual(draft);
  });

  test.each([[undefined], [1], ['x'], [['z', 1]], [['s', 5]], [['o', [['k']]]], [{}], [['m', 0, [], {}]]])(
    '%j is no draft',
    (stored) => {
      expect(decodeDraft(stored)).toBeUndefined();
    },
  );
});
