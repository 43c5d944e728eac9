import { expect, it } from 'vitest';
import { argumentsOfUri, valuesOfUri } from './match-uri.ts';
import { parseUriTemplate } from './uri-template.ts';

function valuesOf(template: string, uri: string): Record<string, string> | undefined {
  const parsed = parseUriTemplate(template);
  const values = parsed.ok ? valuesOfUri(parsed.parts, uri) : undefined;
  return values && Object.fromEntries(values);
}

it.each([
  ['demo://text/{id}', 'demo://text/7', { id: '7' }],
  ['demo://text/{id}', 'demo://text/a%20b%2Fc', { id: 'a b/c' }],
  ['demo://text/{id}', 'demo://text/', {}],
  ['file:///{+path}', 'file:///a/b.txt', { path: 'a/b.txt' }],
  ['x://{a},{b}', 'x://1,2', { a: '1', b: '2' }],
  ['x://h{/a,b}{?q,lang}', 'x://h/1/2?q=%E4%BD%A0&lang=en', { a: '1', b: '2', q: '你', lang: 'en' }],
  ['x://h{?q,lang}', 'x://h?lang=en', { lang: 'en' }],
  ['x://h{#part}', 'x://h#top', { part: 'top' }],
  ['x://h{?q}', 'x://h', {}],
])('finds the values of %s in %s', (template, uri, values) => {
  expect(valuesOf(template, uri)).toEqual(values);
});

it.each([
  ['demo://text/{id}', 'demo://blob/7'],
  ['demo://text/{id}', 'demo://text/a/b'],
  ['demo://text/{id}', 'demo://text/%zz'],
  ['x://h{?q}', 'x://h?other=1'],
  ['x://h{?list*}', 'x://h?list=1&list=2'],
])('finds none of %s in %s', (template, uri) => {
  expect(valuesOf(template, uri)).toBeUndefined();
});

it('makes arguments of them', () => {
  const parsed = parseUriTemplate('demo://{kind}/{id}');
  const parts = parsed.ok ? parsed.parts : [];
  expect(argumentsOfUri(parts, '"demo://a%22/2"')).toBe('{"kind":"a\\"","id":"2"}');
  expect(argumentsOfUri(parts, undefined)).toBeUndefined();
  expect(argumentsOfUri(parts, '7')).toBeUndefined();
});
