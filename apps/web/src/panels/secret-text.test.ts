import { expect, test } from 'vitest';
import { secretArguments, secretParts, type TextPart } from './secret-text.ts';

function covered(parts: readonly TextPart[]): string[] {
  return parts.filter(({ isSecret }) => isSecret).map(({ text }) => text);
}

test.each([
  ['node server.js --token=abc123 --port 1', ['abc123']],
  ['API_KEY=s3cret npx server', ['s3cret']],
  ['server --api-key s3cret --verbose', ['s3cret']],
  ['server --token --verbose', []],
  ['server --password "two words" x', ['"two words"']],
  ['curl --header "Authorization: Bearer abc.def-12345"', ['Bearer abc.def-12345']],
  ['{"env": {"GITHUB_TOKEN": "ghp_x"}, "args": ["--secret", "y"]}', ['"ghp_x"', '"y"']],
  ['node token-server.js secret.js', []],
  ['server --page-token=3 --max-tokens 5', []],
  ['', []],
])('covers the secrets of %s', (text, secrets) => {
  const parts = secretParts(text);
  expect(covered(parts)).toEqual(secrets);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('covers the argument behind an option that is named like a secret', () => {
  const words = ['node', 'server.js', '--token', 'a b', '--token', '--x', '--key=1', '--api-key=2'];
  expect(secretArguments(words).map(covered)).toEqual([[], [], [], ['a b'], [], [], [], ['2']]);
});
