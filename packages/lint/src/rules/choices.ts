import { compactJson, type JsonNode, joinPointer } from '@lifeline/json';
import type { Hit, Rule, SchemaRule } from '../rule.ts';
import type { SchemaSubject } from '../schema/subject.ts';
import { isOfTypes, numberOf, ownTypes } from '../schema/types.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shownNames } from '../show.ts';

const VALIDATION = 'https://json-schema.org/draft/2020-12/json-schema-validation';
const ENUM = { page: VALIDATION, anchor: 'section-6.1.2' } as const;

const none: SchemaRule = {
  id: 'SCH-14',
  over: 'schema',
  severity: 'should',
  weight: 90,
  ...ENUM,
  *check({ nodes }) {
    for (const { keywords, place } of nodes) {
      for (const keyword of ['enum', 'anyOf', 'oneOf', 'allOf']) {
        const node = keywords.get(keyword);
        if (node?.type === 'array' && node.items.length === 0)
          yield { pointer: joinPointer(place.pointer, keyword), values: { keyword } };
      }
    }
  },
};

const twice: SchemaRule = {
  id: 'SCH-15',
  over: 'schema',
  severity: 'should',
  weight: 30,
  ...ENUM,
  *check(subject) {
    for (const { keywords, place } of subject.nodes) {
      const node = keywords.get('enum');
      const texts = (node?.type === 'array' ? node.items : []).map((item) =>
        compactJson(subject.textOf(item)),
      );
      const repeated = [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))];
      if (repeated.length > 0)
        yield { pointer: `${place.pointer}/enum`, values: { values: shownNames(repeated) } };
    }
  },
};

/** Listed values that the rest of the same schema excludes. */
const excluded: SchemaRule = {
  id: 'SCH-16',
  over: 'schema',
  severity: 'should',
  weight: 85,
  *check(subject) {
    for (const node of subject.nodes) {
      const list = node.keywords.get('enum');
      if (list?.type === 'array') yield* excludedOf(subject, node, 'enum', list.items);
      const only = node.keywords.get('const');
      if (only !== undefined) yield* excludedOf(subject, node, 'const', [only]);
    }
  },
};

function* excludedOf(
  subject: SchemaSubject,
  node: SchemaNode,
  keyword: string,
  values: readonly JsonNode[],
): Iterable<Hit> {
  // OpenAPI's nullable has a rule of its own.
  const checked = node.keywords.has('nullable') ? values.filter(({ type }) => type !== 'null') : values;
  for (const against of ['type', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength'] as const) {
    if (against === keyword) continue;
    const lost = checked.filter((value) => isExcluded(node, against, value));
    if (lost.length === 0) continue;
    const demand = node.keywords.get(against);
    const texts = shownNames(lost.map((value) => subject.show(value)));
    yield {
      pointer: joinPointer(node.place.pointer, keyword),
      values: {
        keyword,
        values: texts,
        against: `${against}: ${demand === undefined ? '' : subject.show(demand)}`,
      },
      weight: lost.length === values.length ? 95 : 60,
    };
  }
}

function isExcluded(node: SchemaNode, against: string, value: JsonNode): boolean {
  const limit = numberOf(node, against);
  switch (against) {
    case 'type': {
      const types = ownTypes(node);
      return types !== undefined && !isOfTypes(value, types);
    }
    case 'enum': {
      const list = node.keywords.get('enum');
      // Values that may be equal in another spelling are left alone.
      if (list?.type !== 'array' || (value.type !== 'string' && value.type !== 'boolean')) return false;
      return !list.items.some((item) => item.type === value.type && item.value === value.value);
    }
    case 'minimum':
      return limit !== undefined && value.type === 'number' && Number(value.text) < limit;
    case 'maximum':
      return limit !== undefined && value.type === 'number' && Number(value.text) > limit;
    case 'minLength':
      return limit !== undefined && value.type === 'string' && [...value.value].length < limit;
    default:
      return limit !== undefined && value.type === 'string' && [...value.value].length > limit;
  }
}

/** Choices that are none. */
export const CHOICE_RULES: readonly Rule[] = [none, twice, excluded];
