import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Weather Demo', 'Weather-Demo-2026-11-30'],
  ['../../etc/passwd', 'etc-passwd-2026-11-30'],
  ['天气 服务', '天气-服务-2026-11-30'],
  ['\u202e<>:"|?*', 'mcp-session-2026-11-30'],
  ['a'.repeat(500), `${'a'.repeat(60)}-2026-11-30`],
])('a file of %j is called %s', (server, expected) => {
  expect(fileName(server, '2026-11-30T14:00:00.000Z')).toBe(expected);
});
