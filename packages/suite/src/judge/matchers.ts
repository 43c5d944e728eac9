import { getPointer, type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import { Checker } from '@lifeline/schema-form/check';
import { removeJson } from '../text/edit-json.ts';
import { isSameJson } from '../text/same.ts';
import type { Matcher, Reason } from '../types.ts';
import type { Observation } from './types.ts';

/** What a result is asked about. */
interface Result {
  readonly text: string;
  readonly root: JsonNode;
}

/** What a matcher has against an observation; undefined where it is met. */
export function applyMatcher(matcher: Matcher, observation: Observation): Reason | undefined {
  if (matcher.kind === 'duration') {
    const { ms } = observation;
    const isMet = ms === undefined || ms <= matcher.mostMs;
    return isMet ? undefined : { code: 'too-slow', detail: `${Math.round(ms)} > ${matcher.mostMs}` };
  }
  if (matcher.kind === 'size') {
    const { bytes } = observation;
    const isMet = bytes === undefined || bytes <= matcher.mostBytes;
    return isMet ? undefined : { code: 'too-large', detail: `${bytes} > ${matcher.mostBytes}` };
  }
  const { resultText } = observation;
  const parsed = resultText === undefined ? undefined : parseJson(resultText);
  if (resultText === undefined || !parsed?.ok) return { code: 'nothing-there' };
  return onResult(matcher, { text: resultText, root: parsed.node });
}

type ResultMatcher = Exclude<Matcher, { readonly kind: 'duration' | 'size' }>;

function onResult(matcher: ResultMatcher, result: Result): Reason | undefined {
  if (matcher.kind === 'contains' || matcher.kind === 'regex') {
    const subject = subjectOf(matcher.at, result);
    const at = matcher.at === undefined ? {} : { at: matcher.at };
    if (subject === undefined) return { code: 'nothing-there', ...at };
    if (matcher.kind === 'contains')
      return subject.includes(matcher.text)
        ? undefined
        : { code: 'not-contained', ...at, detail: matcher.text };
    const expression = compiled(matcher.pattern);
    if (expression === undefined) return { code: 'bad-regex', ...at, detail: matcher.pattern };
    return expression.test(subject) ? undefined : { code: 'no-match', ...at, detail: matcher.pattern };
  }
  const { at } = matcher;
  const node = getPointer(result.root, at);
  if (node === undefined) return { code: 'nothing-there', at };
  if (matcher.kind === 'type')
    return hasType(node, matcher.type)
      ? undefined
      : { code: 'other-type', at, detail: `${node.type}, not ${matcher.type}` };
  const text = nodeText(result.text, node);
  if (matcher.kind === 'equals') {
    const same = isSameJson(without(text, matcher.ignoring), without(matcher.valueText, matcher.ignoring));
    return same ? undefined : { code: 'not-equal', at, detail: text };
  }
  const [issue] = new Checker(matcher.schemaText).check(text).issues;
  return (
    issue && {
      code: 'against-schema',
      at: `${at}${issue.pointer}`,
      detail: `${issue.code} ${issue.detail}`.trim(),
    }
  );
}

/** A string as it is, other values as JSON text; without a place, the text of the content blocks. */
function subjectOf(at: string | undefined, { text, root }: Result): string | undefined {
  if (at === undefined) return contentText(root);
  const node = getPointer(root, at);
  return node === undefined || node.type === 'string' ? node?.value : nodeText(text, node);
}

function contentText(root: JsonNode): string {
  const content = member(root, 'content');
  const blocks = content?.type === 'array' ? content.items : [];
  return blocks
    .flatMap((block) => {
      const text = member(block, 'text');
      return text?.type === 'string' ? [text.value] : [];
    })
    .join('\n');
}

function hasType(node: JsonNode, type: string): boolean {
  return type === 'integer'
    ? node.type === 'number' && Number.isInteger(Number(node.text))
    : node.type === type;
}

function without(text: string, pointers: readonly string[]): string {
  return pointers.reduce((rest, pointer) => removeJson(rest, pointer) ?? rest, text);
}

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    // that it is none is the answer
    return undefined;
  }
}
