import { expect, it } from 'vitest';
import { HELP } from './help.ts';
import { inPersonsWords } from './program.ts';

it('names the program as it was called', () => {
  const started = { npm_lifecycle_event: 'start', npm_package_name: 'lifeline' };
  expect(inPersonsWords(HELP, started)).toContain('\n  npm start -- open <recording>');
  expect(inPersonsWords(HELP, started)).not.toContain('mcp-lifeline');
  expect(inPersonsWords(HELP, {})).toBe(HELP);
  expect(inPersonsWords(HELP, { ...started, npm_package_name: 'my-server' })).toBe(HELP);
});
