// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of suites are written so
import { expect, it } from 'vitest';
import { baseArguments } from './base-arguments.ts';

const SCHEMA = JSON.stringify({
  type: 'object',
  properties: {
    n: { type: 'number' },
    apiKey: { type: 'string' },
    login: { type: 'object', properties: { pin: { type: 'string', format: 'password' } } },
  },
});

it('keeps arguments as they were sent', () => {
  expect(baseArguments('{"n":1.50,"n":2}', SCHEMA)).toEqual({ text: '{"n":1.50,"n":2}', environment: [] });
  expect(baseArguments(undefined, SCHEMA)).toEqual({ text: '{}', environment: [] });
  expect(baseArguments('[1', undefined)).toEqual({ text: '[1', environment: [] });
});

it('puts a reference to the environment in the place of each secret', () => {
  expect(baseArguments('{"apiKey":"s3cret","n":1,"login":{"pin":"0000"}}', SCHEMA)).toEqual({
    text: '{"apiKey":"${env:API_KEY}","n":1,"login":{"pin":"${env:LOGIN_PIN}"}}',
    environment: ['API_KEY', 'LOGIN_PIN'],
  });
});

it('escapes what would be taken for a reference', () => {
  expect(baseArguments('{"x":"${name}"}', undefined).text).toBe('{"x":"$${name}"}');
});
