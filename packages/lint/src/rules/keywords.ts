import { type JsonNode, joinPointer } from '@lifeline/json';
import type { Rule, SchemaRule } from '../rule.ts';
import type { SchemaSubject } from '../schema/subject.ts';
import { numberOf, ownTypes } from '../schema/types.ts';
import {
  APPLIES_TO,
  FORMATS,
  foreignKeyword,
  KNOWN_KEYWORDS,
  TOLERATED_KEYWORDS,
} from '../schema/vocabulary.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown } from '../show.ts';

type Base = Pick<SchemaRule, 'over'>;
const OVER: Base = { over: 'schema' };
const VALIDATION = 'https://json-schema.org/draft/2020-12/json-schema-validation';

/** Keywords of another dialect, or of none. */
const foreign: SchemaRule = {
  id: 'SCH-04',
  ...OVER,
  severity: 'advice',
  weight: 80,
  page: 'basic',
  anchor: 'schema-dialect',
  revisions: ['2025-11-25', '2026-07-28'],
  *check({ nodes, document }) {
    for (const { keywords, place } of nodes) {
      for (const [keyword, value] of keywords) {
        const known = foreignKeyword(keyword, document.dialect);
        if (known === undefined || saysNothing(keyword, value)) continue;
        const pointer = joinPointer(place.pointer, keyword);
        yield {
          pointer,
          values: { keyword, dialect: nameOf(document.dialect), of: known.of, instead: known.instead },
        };
      }
    }
  },
};

function nameOf(dialect: string): string {
  return /^\d$/.test(dialect) ? `draft-0${dialect}` : dialect;
}

/** `nullable: false` changes nothing, and `id` may be anything but an address. */
function saysNothing(keyword: string, value: JsonNode): boolean {
  if (keyword === 'nullable') return value.type === 'boolean' && value.value === false;
  return keyword === 'id' || keyword === '$id' ? value.type !== 'string' : false;
}

/** A list of schemas in `items`, which 2020-12 replaced by `prefixItems`. */
const tuple: SchemaRule = {
  id: 'SCH-05',
  ...OVER,
  severity: 'must',
  weight: 80,
  page: 'basic',
  anchor: 'schema-validation',
  revisions: ['2025-11-25', '2026-07-28'],
  *check({ nodes, document }) {
    if (document.dialect !== '2020-12') return;
    for (const { keywords, place } of nodes) {
      if (keywords.get('items')?.type === 'array') yield { pointer: `${place.pointer}/items` };
    }
  },
};

/** `exclusiveMinimum: true`, which draft-06 replaced by a number. */
const exclusive: SchemaRule = {
  id: 'SCH-06',
  ...OVER,
  severity: 'must',
  weight: 80,
  page: 'basic',
  anchor: 'schema-validation',
  revisions: ['2025-11-25', '2026-07-28'],
  *check({ nodes, document }) {
    if (document.dialect === '4') return;
    for (const { keywords, place } of nodes) {
      for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum']) {
        if (keywords.get(keyword)?.type === 'boolean')
          yield { pointer: `${place.pointer}/${keyword}`, values: { keyword } };
      }
    }
  },
};

/** Few letters between an unknown keyword and a known one. */
const misspelt: SchemaRule = {
  id: 'SCH-07',
  ...OVER,
  severity: 'advice',
  weight: 85,
  *check(subject) {
    for (const { keyword, pointer } of unknownKeywords(subject)) {
      const meant = nearest(keyword);
      if (meant !== undefined) yield { pointer, values: { keyword: shown(keyword), meant } };
    }
  },
};

const unknown: SchemaRule = {
  id: 'SCH-08',
  ...OVER,
  severity: 'advice',
  weight: 20,
  *check(subject) {
    for (const { keyword, pointer } of unknownKeywords(subject)) {
      if (nearest(keyword) === undefined) yield { pointer, values: { keyword: shown(keyword) } };
    }
  },
};

function* unknownKeywords({
  nodes,
  document,
}: SchemaSubject): Iterable<{ keyword: string; pointer: string }> {
  for (const { keywords, place } of nodes) {
    for (const keyword of keywords.keys()) {
      if (KNOWN_KEYWORDS.has(keyword) || TOLERATED_KEYWORDS.has(keyword) || /^(?:x-|_)/.test(keyword))
        continue;
      if (foreignKeyword(keyword, document.dialect) === undefined)
        yield { keyword, pointer: joinPointer(place.pointer, keyword) };
    }
  }
}

/** The known keyword that differs by case, by one letter or by two letters that changed places. */
function nearest(keyword: string): string | undefined {
  if (keyword.length > 30) return undefined;
  const lower = keyword.toLowerCase().replace(/[_-]/g, '');
  return [...KNOWN_KEYWORDS].find((known) => {
    const other = known.toLowerCase();
    return other === lower || (lower.length >= 4 && other.length >= 4 && isOneEditApart(lower, other));
  });
}

function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  return left.length + right.length <= 2 && left.length <= 1 ? true : swapped(left, right);
}

function swapped(left: string, right: string): boolean {
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const format: SchemaRule = {
  id: 'SCH-09',
  ...OVER,
  severity: 'advice',
  weight: 25,
  page: VALIDATION,
  anchor: 'section-7.3',
  *check({ nodes }) {
    for (const { keywords, place } of nodes) {
      const node = keywords.get('format');
      if (node?.type === 'string' && !FORMATS.has(node.value) && !node.value.includes(':'))
        yield { pointer: `${place.pointer}/format`, values: { format: shown(node.value) } };
    }
  },
};

/** Keywords that say nothing about values of the types that are allowed. */
const withoutEffect: SchemaRule = {
  id: 'SCH-10',
  ...OVER,
  severity: 'advice',
  weight: 50,
  page: VALIDATION,
  anchor: 'section-4.2',
  *check({ nodes }) {
    for (const node of nodes) {
      const types = ownTypes(node);
      if (types === undefined) continue;
      for (const keyword of node.keywords.keys()) {
        const applies = Object.hasOwn(APPLIES_TO, keyword) ? APPLIES_TO[keyword] : undefined;
        if (applies === undefined || applies.some((type) => [...types].some((own) => own === type))) continue;
        const values = { keyword, type: [...types].join(', '), applies: applies.join(', ') };
        yield { pointer: joinPointer(node.place.pointer, keyword), values };
      }
    }
  },
};

/** draft-07 and older ignore whatever stands beside `$ref`. */
const besideRef: SchemaRule = {
  id: 'SCH-11',
  ...OVER,
  severity: 'advice',
  weight: 60,
  page: 'https://json-schema.org/draft-07/json-schema-core',
  anchor: 'section-8.3',
  *check({ nodes, document }) {
    if (document.dialect !== '7' && document.dialect !== '4') return;
    for (const { keywords, place } of nodes) {
      if (keywords.get('$ref')?.type !== 'string') continue;
      const lost = [...keywords.keys()].filter((keyword) => !HARMLESS_BESIDE_REF.has(keyword));
      if (lost.length > 0)
        yield {
          pointer: place.pointer,
          values: { keywords: lost.join(', '), dialect: nameOf(document.dialect) },
        };
    }
  },
};

const HARMLESS_BESIDE_REF: ReadonlySet<string> = new Set([
  ...[
    '$ref',
    '$schema',
    '$id',
    'id',
    '$comment',
    'title',
    'description',
    'default',
    'examples',
    'definitions',
  ],
  ...['$defs', 'deprecated', 'readOnly', 'writeOnly'],
]);

/** Numbers that their keyword does not allow. */
const outOfRange: SchemaRule = {
  id: 'SCH-12',
  ...OVER,
  severity: 'must',
  weight: 75,
  page: 'basic',
  anchor: 'schema-validation',
  revisions: ['2025-11-25', '2026-07-28'],
  *check(subject) {
    for (const node of subject.nodes) {
      const factor = numberOf(node, 'multipleOf');
      if (factor !== undefined && factor <= 0) yield outOf(subject, node, 'multipleOf', '> 0');
      for (const keyword of COUNTS) {
        const count = numberOf(node, keyword);
        if (count !== undefined && (count < 0 || !Number.isInteger(count)))
          yield outOf(subject, node, keyword, '0, 1, 2, …');
      }
    }
  },
};

const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];

function outOf(subject: SchemaSubject, node: SchemaNode, keyword: string, expected: string) {
  const value = node.keywords.get(keyword);
  const seen = value === undefined ? '' : subject.show(value);
  return { pointer: joinPointer(node.place.pointer, keyword), values: { keyword, seen, expected } };
}

/** Keywords that do not mean what they seem to. */
export const KEYWORD_RULES: readonly Rule[] = [
  foreign,
  tuple,
  exclusive,
  misspelt,
  unknown,
  format,
  withoutEffect,
  besideRef,
  outOfRange,
];
