import { expect, test } from 'vitest';
import { shortTitle } from './target-words.ts';

test.each([
  ['node dist/server.js --port 1', 'server.js'],
  ['/usr/bin/python3.12 -u tools/weather.py', 'weather.py'],
  ['npx -y @scope/some-server /tmp', 'some-server'],
  ['uv run server.py', 'server.py'],
  ['C:\\nodejs\\node.exe C:\\work\\index.js', 'index.js'],
  ['./bin/files-server /home/me/documents', 'files-server'],
  ['no-such-program --verbose thing', 'no-such-program'],
  ['node', 'node'],
  ['', ''],
])('%s is called %s', (line, title) => {
  expect(shortTitle(line.split(' '))).toBe(title);
});
