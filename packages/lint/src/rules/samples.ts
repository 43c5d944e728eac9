import { type JsonNode, joinPointer } from '@lifeline/json';
import type { Issue } from '@lifeline/schema-form';
import type { Hit, Rule, SchemaRule } from '../rule.ts';
import type { SchemaSubject } from '../schema/subject.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown } from '../show.ts';

const VALIDATION = 'https://json-schema.org/draft/2020-12/json-schema-validation';

const defaults: SchemaRule = {
  id: 'SCH-20',
  over: 'schema',
  severity: 'should',
  weight: 85,
  page: VALIDATION,
  anchor: 'section-9.2',
  *check(subject) {
    for (const node of subject.nodes) {
      const value = node.keywords.get('default');
      if (value !== undefined) yield* judged(subject, node, value, 'default');
    }
  },
};

const examples: SchemaRule = {
  id: 'SCH-21',
  over: 'schema',
  severity: 'should',
  weight: 60,
  page: VALIDATION,
  anchor: 'section-9.5',
  *check(subject) {
    for (const node of subject.nodes) {
      const list = node.keywords.get('examples');
      for (const [index, value] of list?.type === 'array' ? list.items.entries() : [])
        yield* judged(subject, node, value, joinPointer('examples', index));
    }
  },
};

function* judged(subject: SchemaSubject, node: SchemaNode, value: JsonNode, at: string): Iterable<Hit> {
  const text = subject.textOf(value);
  if (!subject.isAffordable(text)) return;
  const { pointer } = node.place;
  const issue = firstIssue(subject.checker.checkPart(pointer, text)?.issues ?? []);
  if (issue === undefined) return;
  yield { pointer: `${pointer}/${at}`, values: { value: subject.show(value), demand: demandOf(issue) } };
}

/** The first issue that is about the value, rather than about what could not be checked. */
export function firstIssue(issues: readonly Issue[]): Issue | undefined {
  return issues.find(({ code }) => code !== 'unchecked');
}

/** What the value breaks, as code: `maximum: 5`, `/a type: string`. */
export function demandOf({ code, detail, pointer, schemaPointer }: Issue): string {
  const keyword = code === 'oneOfMany' ? 'oneOf' : code === 'notAllowed' ? 'additionalProperties' : code;
  const where = pointer === '' ? '' : `${shown(pointer)} `;
  const asked = code === 'notAllowed' ? 'false' : detail;
  if (code === 'required' || asked === '' || schemaPointer === undefined) {
    return `${where}${keyword}${code === 'notAllowed' ? ': false' : ''}`;
  }
  return `${where}${keyword}: ${shown(asked)}`;
}

/** Defaults and examples that break their own schema. */
export const SAMPLE_RULES: readonly Rule[] = [defaults, examples];
