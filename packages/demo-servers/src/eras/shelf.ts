import {
  type CompleteRequestParams,
  type CompleteResult,
  type GetPromptResult,
  type ListResourcesResult,
  type Prompt,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';
import { ICON } from './results.ts';

export const VISITS: Resource = { uri: 'demo://visits', name: 'Visits', mimeType: 'text/plain' };

const PAGE = 10;
const PAGES: readonly Resource[] = Array.from({ length: 25 }, (_, index) => ({
  uri: `demo://pages/${index + 1}`,
  name: `Page ${index + 1}`,
  mimeType: 'text/markdown',
  annotations: { audience: ['user'], priority: (index % 5) / 4, lastModified: '2026-07-28T12:00:00Z' },
}));
const ALL: readonly Resource[] = [VISITS, ...PAGES];

export const TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: 'demo://squares/{n}',
    name: 'Square',
    title: 'Square of a number',
    description: 'The square of a number from 1 to 99. The server completes it.',
    mimeType: 'text/plain',
    icons: [ICON],
  },
];

/** Ten entries at a time; the cursor is the position of the next. */
export function listResources(cursor: string | undefined): ListResourcesResult {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(from) || from < 0 || from >= ALL.length)
    throw invalidParams(`Unknown cursor: ${cursor}`);
  const next = from + PAGE;
  return {
    resources: ALL.slice(from, next),
    ...(next < ALL.length && { nextCursor: String(next) }),
  };
}

/** `visits`: what stands in the resource that changes. */
export function readResource(uri: string, visits: string): ReadResourceResult {
  const body = (text: string, mimeType: string) => ({ contents: [{ uri, mimeType, text }] });
  if (uri === VISITS.uri) return body(visits, 'text/plain');
  const page = PAGES.find((other) => other.uri === uri);
  if (page !== undefined) return body(`# ${page.name}\n\nThere is not much on it.\n`, 'text/markdown');
  const n = Number(/^demo:\/\/squares\/(\d{1,2})$/.exec(uri)?.[1]);
  if (n > 0) return body(String(n * n), 'text/plain');
  throw new ResourceNotFoundError(uri);
}

export const PROMPTS: Prompt[] = [
  {
    name: 'translate',
    title: 'Translate a line',
    description: 'Asks the model for a translation. The language is completed by what has been typed.',
    arguments: [
      { name: 'line', description: 'What to translate', required: true },
      { name: 'language', description: 'Into which language' },
    ],
    icons: [ICON],
  },
];

const LANGUAGES: readonly string[] = ['Danish', 'Dutch', 'English', 'French', 'German', 'Greek'];

/** The messages of a prompt. Throws -32602 for an unknown one, or without a required argument. */
export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
  if (name !== 'translate') throw invalidParams(`Unknown prompt: ${name}`);
  if (args.line === undefined) throw invalidParams('Missing required argument: line');
  const text = `Translate into ${args.language ?? 'English'}: ${args.line}`;
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** Values for a variable of the template, or for the language of the prompt. */
export function complete({ ref, argument }: CompleteRequestParams): CompleteResult {
  const numbers = () => Array.from({ length: 99 }, (_, index) => String(index + 1));
  const known = ref.type === 'ref/resource' ? numbers() : argument.name === 'language' ? LANGUAGES : [];
  const values = known.filter((value) => value.toLowerCase().startsWith(argument.value.toLowerCase()));
  return { completion: { values: values.slice(0, 10), total: values.length, hasMore: values.length > 10 } };
}
