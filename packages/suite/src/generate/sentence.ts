import { parseJson } from '@lifeline/json';
import { jsonAt } from '../text/edit-json.ts';
import type { MutationChange, MutationKind, Origin } from '../types.ts';

const MOST_SHOWN = 40;

/**
 * A mutation in an English sentence without its full stop: `a is 11, above its maximum of 10`.
 * @param context.base the base's arguments, for what was there before
 */
export function mutationSentence(
  { kind, detail }: Origin,
  change: MutationChange,
  context: { readonly base?: string } = {},
): string {
  if (kind === 'no-arguments') return 'the call has no arguments';
  const place = change.pointer === '' ? 'the arguments' : nameOf(change.pointer);
  if (change.kind === 'remove') return `${place} is missing${MISSING[kind] ?? ''}`;
  const before = context.base === undefined ? undefined : jsonAt(context.base, change.pointer);
  const value = shortened(change.valueText);
  return SENTENCES[kind]({ place, value, detail: shortened(detail ?? ''), before: shortened(before ?? '') });
}

const MISSING: Partial<Readonly<Record<MutationKind, string>>> = {
  'required-missing': ', though it is required',
  'optional-missing': '; it is optional',
  'dependency-missing': ', though another part depends on it',
};

interface Words {
  readonly place: string;
  readonly value: string;
  readonly detail: string;
  readonly before: string;
}
type Sentence = (words: Words) => string;

const limit =
  (how: string): Sentence =>
  ({ place, value, detail }) =>
    `${place} is ${value}, ${how} ${detail}`;
const sized =
  (how: string): Sentence =>
  ({ place, detail }) =>
    `${place} ${how} of ${detail}`;
const fixed =
  (what: string): Sentence =>
  ({ place }) =>
    `${place} ${what}`;

const SENTENCES: Readonly<Record<MutationKind, Sentence>> = {
  'at-minimum': limit('exactly its minimum of'),
  'below-minimum': limit('below its minimum of'),
  'above-minimum': limit('just above its minimum of'),
  'at-maximum': limit('exactly its maximum of'),
  'above-maximum': limit('above its maximum of'),
  'below-maximum': limit('just below its maximum of'),
  'at-exclusive-minimum': limit('not above its exclusive minimum of'),
  'above-exclusive-minimum': limit('just above its exclusive minimum of'),
  'at-exclusive-maximum': limit('not below its exclusive maximum of'),
  'below-exclusive-maximum': limit('just below its exclusive maximum of'),
  multiple: limit('another multiple of'),
  'not-multiple': limit('no multiple of'),
  'at-min-length': sized('is exactly as long as its minLength'),
  'below-min-length': sized('is shorter than its minLength'),
  'at-max-length': sized('is exactly as long as its maxLength'),
  'above-max-length': sized('is longer than its maxLength'),
  'at-min-items': sized('has exactly its minItems'),
  'below-min-items': sized('has fewer items than its minItems'),
  'at-max-items': sized('has exactly its maxItems'),
  'above-max-items': sized('has more items than its maxItems'),
  'below-min-properties': sized('has fewer members than its minProperties'),
  'above-max-properties': sized('has more members than its maxProperties'),
  'duplicate-item': fixed('has the same item twice'),
  'required-missing': fixed('is missing, though it is required'),
  'optional-missing': fixed('is missing; it is optional'),
  'dependency-missing': fixed('is missing, though another part depends on it'),
  null: fixed('is null'),
  'wrong-type': ({ place, value, detail }) => `${place} is ${value}, a value of type ${detail}`,
  'not-integer': ({ place, value }) => `${place} is ${value}, not an integer`,
  'extra-key': fixed('is there, a member that the schema does not name'),
  'other-choice': ({ place, value }) => `${place} is ${value}, another of its choices`,
  'not-in-enum': ({ place, value }) => `${place} is ${value}, none of its choices`,
  'not-const': ({ place, value }) => `${place} is ${value}, not its only value`,
  'empty-string': fixed('is an empty string'),
  'empty-array': fixed('is an empty array'),
  'empty-object': ({ place }) =>
    place === 'the arguments' ? 'the arguments are empty' : `${place} is an empty object`,
  'very-long': fixed('is very long'),
  blank: fixed('is a blank'),
  astral: fixed('has emoji and characters beyond the basic plane'),
  combining: fixed('has combining characters'),
  'right-to-left': fixed('has right-to-left text'),
  nul: fixed('has a NUL character'),
  'pattern-violated': ({ place, value, detail }) => `${place} is ${value}, which does not match ${detail}`,
  'format-violated': ({ place, value, detail }) => `${place} is ${value}, which is no ${detail}`,
  'no-arguments': () => 'the call has no arguments',
};

/** `/user/tags/0` as `user.tags[0]`; the pointer itself where a name would be ambiguous. */
function nameOf(pointer: string): string {
  const tokens = pointer.slice(1).split('/');
  if (!tokens.every((token) => /^[\p{L}\p{N}_$-]+$/u.test(token))) return pointer;
  return tokens
    .map((token, index) =>
      /^\d+$/.test(token) && index > 0 ? `[${token}]` : index > 0 ? `.${token}` : token,
    )
    .join('');
}

function shortened(text: string): string {
  const parsed = parseJson(text);
  const shown = parsed.ok && parsed.node.type === 'string' ? visible(text) : text;
  return shown.length > MOST_SHOWN ? `${[...shown].slice(0, MOST_SHOWN - 1).join('')}…` : shown;
}

/** Control characters and those that reorder text, as escapes. */
function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
