import { describe, expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import {
  draftFromText,
  draftText,
  EMPTY_OBJECT,
  resolve,
  secretPointers,
  takeDefaults,
} from '../src/index.ts';
import { BATTERY } from './battery/index.ts';
import { schemaOf } from './helpers.ts';

describe.each(BATTERY)('$name', ({ schema: written, sends, issues = [] }) => {
  const schema = schemaOf(written);

  test('is described, each property as something that can be drawn', () => {
    const { field } = resolve(schema, schema.root, EMPTY_OBJECT);
    const properties = field.shape.kind === 'object' ? field.shape.properties : [];
    for (const { spot } of properties) expect(schema.field(spot).shape.kind).not.toBe('');
    expect(
      schema
        .schemaLines(schema.root)
        .map(({ text }) => text)
        .join(''),
    ).not.toBe('');
    takeDefaults(schema, EMPTY_OBJECT);
  });

  test('what goes out comes back unchanged, and is judged by the keywords', () => {
    const draft = draftFromText(sends);
    expect(draft && draftText(draft).text).toBe(sends);
    expect(draft && resolve(schema, schema.root, draft)).toBeDefined();
    expect(draft && [...secretPointers(schema, draft)]).toBeDefined();
    const found = new Checker(schema.document.text).check(sends).issues.map(({ code }) => code);
    expect(found).toEqual(issues);
  });
});
