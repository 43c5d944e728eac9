import { joinPointer } from '@lifeline/json';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import { draftFromText, locate } from '../src/index.ts';
import { Filling } from './helpers.ts';
import { oracle } from './oracle.ts';
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

/** ajv compiles each of 1,449 schemas, on a machine that may be busy. */
const LIMIT_MS = 300_000;

test.skipIf(SHARED === undefined)(
  'agrees with ajv on a sample of each tool, and on each sample with one member less or of another type',
  () => {
    const differences: string[] = [];
    for (const { server, name, schemaText } of corpusTools(SHARED ?? '')) {
      const isValid = oracle(schemaText);
      const checker = new Checker(schemaText);
      for (const value of mutations(sampleOf(JSON.parse(schemaText), 2))) {
        const text = JSON.stringify(value);
        const isOurs = checker.check(text).issues.length === 0;
        if (isOurs !== isValid(JSON.parse(text))) differences.push(`${server} ${name}: ${text}`);
      }
    }
    expect(differences).toEqual([]);
  },
  LIMIT_MS,
);

/** The value, and the value with its first members taken out or changed in type, one at a time. */
function mutations(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const entries = Object.entries(value);
  const one = entries
    .slice(0, 3)
    .flatMap(([key]) => [
      Object.fromEntries(entries.filter(([other]) => other !== key)),
      Object.fromEntries(entries.map(([other, inner]) => [other, other === key ? [[inner]] : inner])),
    ]);
  return [value, ...one];
}
