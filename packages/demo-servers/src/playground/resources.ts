import {
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { picture } from './media.ts';

const NOTES = new Map([
  [
    'lifelines',
    '# Lifelines\n\nA sequence diagram gives each participant a vertical line, and draws each message as an arrow between two of them.\n',
  ],
  [
    'phases',
    '# Phases\n\n1. Initialization: both sides say what they can do\n2. Discovery: the client lists tools, resources and prompts\n3. Operation: they are used\n4. Shutdown: the client closes stdin\n',
  ],
]);

const GREETINGS = new Map([
  ['en', 'Hello, world'],
  ['zh-CN', '你好，世界'],
  ['zh-TW', '你好，世界'],
  ['de', 'Hallo, Welt'],
]);

const PICTURE: Resource = {
  uri: 'playground://picture',
  name: 'picture',
  description: 'A small picture, as binary data.',
  mimeType: 'image/png',
};

export const RESOURCES: readonly Resource[] = [
  ...[...NOTES].map(([name, body]) => ({
    uri: `playground://notes/${name}`,
    name: `note: ${name}`,
    description: 'A short text in Markdown.',
    mimeType: 'text/markdown',
    size: Buffer.byteLength(body),
  })),
  PICTURE,
];

export const TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: 'playground://greetings/{language}',
    name: 'greeting',
    description: 'A greeting in the language that you fill in. The server can complete it.',
    mimeType: 'text/plain',
  },
];

/** Values of the template's variable, for completion. */
export const GREETING_LANGUAGES: readonly string[] = [...GREETINGS.keys()];

export function readResource(uri: string): ReadResourceResult {
  if (uri === PICTURE.uri) return { contents: [{ uri, mimeType: 'image/png', blob: picture() }] };
  const [, kind, name = ''] = /^playground:\/\/(notes|greetings)\/(.+)$/.exec(uri) ?? [];
  const text = (kind === 'notes' ? NOTES : GREETINGS).get(name);
  if (text === undefined) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: kind === 'notes' ? 'text/markdown' : 'text/plain', text }] };
}
