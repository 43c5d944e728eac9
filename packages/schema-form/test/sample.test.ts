import { joinPointer } from '@lifeline/json';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import { draftFromText, locate } from '../src/index.ts';
import { Filling } from './helpers.ts';
import { corpusTools, SHARED } from './shared.ts';

function sampleOf(schema: JsonSchema, seed: number): unknown {
  return generateSync(schema, { seed, alwaysFakeOptionals: true, useDefaultValue: true });
}

/** Puts a value into the form one field after the other, as if each were typed; what is one control is one field. */
function putIn(form: Filling, value: unknown, pointer = ''): void {
  const kind = locate(form.schema, form.root, pointer)?.field.shape.kind;
  const isGroup = typeof value === 'object' && value !== null && (kind === 'object' || kind === 'array');
  const entries = isGroup ? Object.entries(value) : [];
  if (entries.length === 0) {
    const text = JSON.stringify(value);
    form.edit(pointer, (node) => draftFromText(text) ?? node);
  }
  for (const [key, inner] of entries) putIn(form, inner, joinPointer(pointer, key));
}

test.skipIf(SHARED === undefined)(
  'a sample of each tool, put in field by field, comes back as the same JSON',
  () => {
    let valid = 0;
    const tools = corpusTools(SHARED ?? '');
    for (const { server, name, schemaText } of tools) {
      const where = `${server} ${name}`;
      const sample = sampleOf(JSON.parse(schemaText), 1);
      const form = new Filling(schemaText);
      putIn(form, sample);
      expect(JSON.parse(form.text ?? 'null'), where).toEqual(sample);
      const whole = draftFromText(JSON.stringify(sample));
      expect(new Filling(schemaText, whole).text, where).toBe(JSON.stringify(sample));
      if (new Checker(schemaText).check(form.text).issues.length === 0) valid += 1;
    }
    // what a generator that knows no condition cannot reach is said beside the sample
    expect(valid / tools.length).toBeGreaterThan(0.95);
  },
);
