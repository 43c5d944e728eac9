import { joinPointer } from '@lifeline/json';
import type { SchemaProblem, SchemaProblemCode } from '@lifeline/schema-form';
import type { Hit, Rule, SchemaRule } from '../rule.ts';
import type { SchemaSubject } from '../schema/subject.ts';
import { shown } from '../show.ts';

/** What the value of a keyword has to be, as code. */
const EXPECTED: Readonly<Record<string, string>> = {
  ...same('string', 'pattern format $ref $dynamicRef $recursiveRef'),
  ...same('string | string[]', 'type'),
  ...same('string[]', 'required'),
  ...same('{ name: schema }', 'properties patternProperties dependentSchemas dependencies'),
  ...same('{ name: string[] }', 'dependentRequired'),
  ...same('schema[]', 'allOf anyOf oneOf prefixItems'),
  ...same('[ … ]', 'enum'),
  ...same('true | false', 'uniqueItems'),
  ...same(
    'number',
    `minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems minProperties
    maxProperties minContains maxContains`,
  ),
};

function same(expected: string, keywords: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keywords.split(/\s+/).map((keyword) => [keyword, expected]));
}

const BASE = {
  over: 'schema',
  page: 'basic',
  anchor: 'schema-validation',
  revisions: ['2025-11-25', '2026-07-28'],
} as const;

/** Hits for the problems of some codes that the validator met; each place once. */
function* of(
  { checker }: SchemaSubject,
  codes: readonly SchemaProblemCode[],
  hitOf: (problem: SchemaProblem) => Hit | undefined,
): Iterable<Hit> {
  const said = new Set<string>();
  for (const problem of checker.problems) {
    const key = `${problem.schemaPointer}\n${problem.detail}`;
    if (!codes.includes(problem.code) || said.has(key)) continue;
    said.add(key);
    const hit = hitOf(problem);
    if (hit !== undefined) yield hit;
  }
}

const badKeyword: SchemaRule = {
  ...BASE,
  id: 'JS-01',
  severity: 'must',
  weight: 90,
  *check(subject) {
    yield* of(subject, ['bad-keyword', 'not-a-schema'], ({ code, schemaPointer, detail }) => {
      if (code === 'not-a-schema')
        return { pointer: schemaPointer, values: { keyword: 'schema', expected: '{ … } | true | false' } };
      // Rules of their own speak of these.
      if (detail === 'exclusiveMinimum' || detail === 'exclusiveMaximum') return undefined;
      const expected = EXPECTED[detail] ?? 'schema';
      return { pointer: joinPointer(schemaPointer, detail), values: { keyword: detail, expected } };
    });
  },
};

const unknownType: SchemaRule = {
  ...BASE,
  id: 'SCH-01',
  severity: 'must',
  weight: 90,
  *check(subject) {
    yield* of(subject, ['unknown-type'], ({ schemaPointer, detail }) => ({
      pointer: `${schemaPointer}/type`,
      values: { type: shown(detail) },
    }));
  },
};

const badPattern: SchemaRule = {
  ...BASE,
  id: 'SCH-02',
  // JSON Schema only recommends valid patterns.
  severity: 'should',
  weight: 80,
  page: 'https://json-schema.org/draft/2020-12/json-schema-validation',
  anchor: 'section-6.3.3',
  *check(subject) {
    yield* of(subject, ['bad-pattern'], ({ schemaPointer, detail }) => {
      const isMap = schemaPointer.endsWith('/patternProperties');
      return {
        pointer: isMap ? schemaPointer : `${schemaPointer}/pattern`,
        values: { pattern: shown(detail) },
      };
    });
  },
};

const unresolved: SchemaRule = {
  ...BASE,
  id: 'SCH-03',
  severity: 'must',
  weight: 95,
  *check(subject) {
    yield* of(subject, ['unresolved-ref'], ({ schemaPointer, detail }) => ({
      pointer: `${schemaPointer}/$ref`,
      values: { ref: shown(detail) },
    }));
  },
};

const remote: SchemaRule = {
  ...BASE,
  id: 'JS-03',
  severity: 'advice',
  weight: 85,
  anchor: 'ref-resolution',
  *check(subject) {
    yield* of(subject, ['remote-ref'], ({ schemaPointer, detail }) => ({
      pointer: `${schemaPointer}/$ref`,
      values: { ref: shown(detail) },
    }));
  },
};

const dialect: SchemaRule = {
  ...BASE,
  id: 'JS-02',
  severity: 'advice',
  weight: 75,
  anchor: 'schema-dialect',
  *check({ document }) {
    const declared = document.root.node;
    const $schema =
      declared.type === 'object'
        ? declared.members.findLast(({ key }) => key === '$schema')?.value
        : undefined;
    const isUnknown = document.problems.some(({ code }) => code === 'unknown-dialect');
    if ($schema?.type === 'string' && (isUnknown || document.dialect === '4'))
      yield { pointer: '/$schema', values: { dialect: shown($schema.value) } };
  },
};

/** What makes a schema invalid, or keeps a validator from using it. */
export const PROBLEM_RULES: readonly Rule[] = [
  badKeyword,
  unknownType,
  badPattern,
  unresolved,
  remote,
  dialect,
];
