import { parseJson } from '@lifeline/json';
import { expect, it } from 'vitest';
import { appLink, appView } from './app-link.ts';

it('an app is named by _meta.ui, or by the flat key of earlier servers', () => {
  expect(appLink('{"_meta":{"ui":{"resourceUri":"ui://a","visibility":["app",1]}}}')).toEqual({
    uri: 'ui://a',
    visibility: ['app'],
  });
  expect(appLink('{"_meta":{"ui/resourceUri":"ui://b"}}')).toEqual({ uri: 'ui://b', visibility: undefined });
  expect(appLink('{"description":"resourceUri"}')).toBeUndefined();
  expect(appLink('{"_meta":{"ui":{"resourceUri":7}}}')).toBeUndefined();
});

it('a view is its HTML, as text or base64, and what it needs', () => {
  const view = (text: string) => {
    const parsed = parseJson(text);
    return parsed.ok ? appView(parsed.node) : undefined;
  };
  const ui = '{"csp":{"connectDomains":["https://a"]},"permissions":{"camera":{}},"domain":"d"}';
  expect(view(`{"contents":[{"mimeType":"text/html","text":"<p>","_meta":{"ui":${ui}}}]}`)).toMatchObject({
    html: '<p>',
    mimeType: 'text/html',
    csp: { connectDomains: ['https://a'], resourceDomains: [] },
    permissions: ['camera'],
    domain: 'd',
  });
  expect(view('{"contents":[{"blob":"w6k="}]}')).toMatchObject({ html: 'é', permissions: [] });
  expect(view('{"contents":[{"blob":"*"}]}')?.html).toBeUndefined();
  expect(view('{"contents":[]}')).toBeUndefined();
});
