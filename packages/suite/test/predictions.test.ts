import { draftText, FormSchema } from '@lifeline/schema-form';
import { corpusTools, fillRandomly, oracle, SHARED, seeded, zooTools } from '@lifeline/schema-form/testing';
import { expect, test } from 'vitest';
import { caseArguments } from '../src/arguments.ts';
import { generateCases } from '../src/generate/index.ts';
import { expandRepeats } from '../src/text/template.ts';
import type { Suite } from '../src/types.ts';

/** Where the two differ on purpose. */
const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [/not-integer: accepted .*9007199254740993\.5/, 'ajv reads a double, which has no such fraction'],
  [
    /null: accepted .*"isbn":null/,
    '`nullable` is a keyword of OpenAPI that ajv knows and JSON Schema does not',
  ],
];

interface Tally {
  readonly compared: number;
  readonly differences: readonly string[];
}

/** Holds what the cases of one base predict against another validator; what nobody can predict (`any`) is left out. */
function compare(label: string, schemaText: string, argumentsText: string): Tally {
  const isValid = oracle(schemaText);
  if (!isValid(JSON.parse(argumentsText))) return { compared: 0, differences: [] };
  const base = { name: 'good', argumentsText };
  const generated = generateCases({ tool: 'tool', base, schemaText });
  if (!generated.ok) throw new Error(`${label}: ${generated.reason}`);
  const suite: Suite = { tools: [{ name: 'tool', bases: [base] }], cases: generated.cases };
  const decided = generated.cases.filter(
    ({ origin, input }) => origin?.predicts !== 'any' && input.kind === 'base',
  );
  const differences = decided.flatMap((one) => {
    const input = caseArguments(suite, one);
    if (!input.ok || input.text === undefined) return [`${label} ${one.id}: no arguments`];
    const text = expandRepeats(input.text);
    const theirs = isValid(JSON.parse(text)) ? 'accepted' : 'rejected';
    const difference = `${label} ${one.id}: ${theirs} by ajv: ${text.slice(0, 300)}`;
    return one.origin?.predicts === theirs || EXPLAINED.some(([known]) => known.test(difference))
      ? []
      : [difference];
  });
  return { compared: decided.length, differences };
}

/** Compares on `fillings` random good calls of each schema. */
function compareAll(tools: Iterable<readonly [string, string]>, fillings: number): Tally {
  let compared = 0;
  const differences: string[] = [];
  for (const [label, schemaText] of tools) {
    const schema = new FormSchema(schemaText);
    for (let seed = 0; seed < fillings; seed += 1) {
      const base = draftText(fillRandomly(schema, schema.root, seeded(seed))).text ?? '{}';
      const tally = compare(label, schemaText, base);
      compared += tally.compared;
      differences.push(...tally.differences);
    }
  }
  return { compared, differences };
}

test.skipIf(SHARED === undefined)('predict what ajv says of every fifth tool of the corpus', () => {
  const tools = corpusTools(SHARED ?? '').filter((_, index) => index % 5 === 0);
  const { compared, differences } = compareAll(
    tools.map(({ server, name, schemaText }) => [`${server} ${name}`, schemaText]),
    1,
  );
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(3000);
});

test.skipIf(SHARED === undefined)('predict what ajv says of schemas with one feature each', async () => {
  const { compared, differences } = compareAll(await zooTools(SHARED ?? ''), 4);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});
