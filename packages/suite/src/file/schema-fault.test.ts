import { expect, it } from 'vitest';
import { readSuite } from './index.ts';

function told(check: string, args = '{}') {
  const text = `suite: 1\ncases:\n  - id: a\n    tool: t\n    arguments: ${args}\n    expect: any\n    check:\n      - ${check}\n`;
  const { suite, problems } = readSuite(text);
  const places = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  return { cases: suite.cases.length, places };
}

it.each([
  ['{"type": "strin"}', 'there is no type “strin”'],
  ['{"properties": {"a": {"minimum": "1"}}}', 'the value of “minimum” is of the wrong type'],
  ['{"pattern": "("}', '“(” is no regular expression'],
  ['{"$ref": "#/$defs/none"}', 'the reference “#/$defs/none” leads nowhere'],
  ['{"items": 3}', 'it must be a map, true or false'],
  ['3', 'it must be a map, true or false'],
])('the schema %s of a check is a mistake', (schema, message) => {
  expect(told(`schema: ${schema}`)).toEqual({
    cases: 0,
    places: [expect.stringMatching(/^8:17 This is no JSON Schema: /)],
  });
  expect(told(`schema: ${schema}`).places[0]).toContain(message);
});

it.each(['true', '{}', '{"type": "object", "required": ["a"]}', '{"enum": []}'])(
  'the schema %s is none',
  (schema) => {
    expect(told(`schema: ${schema}`)).toEqual({ cases: 1, places: [] });
  },
);

it.each([
  [`\${repeat:a:99999999999}`, 'must be'],
  [`\${repeat:a:99999999}`, 'makes 99999999 characters'],
  [`\${repeat:a:-1}`, 'must be'],
  [`\${repeat:a}`, 'must be'],
  [`\${repeat::3}`, 'must be'],
])('%s is a mistake', (template, message) => {
  const inArguments = told('type: object', `{"a": ${JSON.stringify(template)}}`);
  expect(inArguments).toEqual({ cases: 0, places: [expect.stringMatching(/^5:16 /)] });
  expect(inArguments.places[0]).toContain(message);
  expect(told(`contains: ${JSON.stringify(template)}`)).toEqual({
    cases: 0,
    places: [expect.stringMatching(/^8:19 /)],
  });
});

it.each([`\${repeat:a:0}`, `\${repeat:ab:8000000}`, `$\${repeat:a:-1}`])('%s is none', (template) => {
  expect(told('type: object', `{"a": ${JSON.stringify(template)}}`)).toEqual({ cases: 1, places: [] });
});
