import { expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import {
  type Draft,
  draftFromText,
  draftText,
  EMPTY_OBJECT,
  editAt,
  FormSchema,
  fits,
  resolve,
  takeDefaults,
  withoutSecrets,
} from '../src/index.ts';
import { fillRandomly } from './random-filling.ts';
import { seeded } from './random-json.ts';
import { corpusTools, SHARED } from './shared.ts';

const tools = SHARED === undefined ? [] : corpusTools(SHARED);

function properties(schema: FormSchema, root: Draft = EMPTY_OBJECT) {
  const { shape } = resolve(schema, schema.root, root).field;
  return shape.kind === 'object' ? shape.properties : [];
}

test.skipIf(SHARED === undefined)('the corpus is complete', () => {
  expect(tools).toHaveLength(1449);
});

test.skipIf(SHARED === undefined)(
  'every property of every tool is a field, and the untouched form sends {}',
  () => {
    for (const { server, name, schemaText } of tools) {
      const where = `${server} ${name}`;
      const written = Object.keys(JSON.parse(schemaText).properties ?? {});
      const required: string[] = JSON.parse(schemaText).required ?? [];
      const schema = new FormSchema(schemaText);
      const fields = properties(schema);
      expect(fields.map((field) => field.name).toSorted(), where).toEqual(
        [...new Set([...written, ...required])].toSorted(),
      );
      for (const { spot } of fields) {
        const { shape, problems, undrawn } = schema.field(spot);
        expect(problems, where).toEqual([]);
        expect(shape.kind === 'json' ? shape.reason : 'any', where).toBe('any');
        expect(
          undrawn.filter((keyword) => !/^x-|^propertyNames$/.test(keyword)),
          where,
        ).toEqual([]);
      }
      expect(draftText(EMPTY_OBJECT).text, where).toBe('{}');
      const issues = new Checker(schemaText)
        .check('{}')
        .issues.map(({ pointer, code }) => `${code} ${pointer}`);
      expect(issues.toSorted(), where).toEqual(required.map((one) => `required /${one}`).toSorted());
    }
  },
);

test.skipIf(SHARED === undefined)(
  'random fillings are shown by the controls and survive the way through JSON text',
  () => {
    for (const [index, { server, name, schemaText }] of tools.entries()) {
      const schema = new FormSchema(schemaText);
      const filling = fillRandomly(schema, schema.root, seeded(index));
      const text = draftText(filling).text ?? '{}';
      const draft = draftFromText(text) ?? EMPTY_OBJECT;
      expect(draftText(draft).text, `${server} ${name}`).toBe(text);
      for (const { name: key } of properties(schema, draft)) {
        const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const same = editAt(schema, draft, pointer, (node, { field }) => {
          fits(field.shape, node);
          return node;
        });
        expect(same).toBe(draft);
      }
      expect(draftText(withoutSecrets(schema, draft)).broken).toEqual([]);
    }
  },
);

test.skipIf(SHARED === undefined)(
  'defaults taken over are valid, as the corpus has no default that breaks its schema',
  () => {
    for (const { server, name, schemaText } of tools) {
      const schema = new FormSchema(schemaText);
      const text = draftText(takeDefaults(schema, EMPTY_OBJECT)).text;
      const issues = new Checker(schemaText).check(text).issues.filter(({ code }) => code !== 'required');
      expect(issues, `${server} ${name} ${text}`).toEqual([]);
    }
  },
);
