import type { Schema } from '@cfworker/json-schema';
import { type JsonNode, type JsonNumber, joinPointer } from '@lifeline/json';
import { compareDecimals, type Decimal, decimalOf, isInteger, isLossy, isMultiple } from './decimal.ts';
import type { Issue, IssueCode } from './issue.ts';
import { keywordNode, type Prepared } from './prepare.ts';

/** A number that a double cannot carry, and the schemas that certainly apply to it. */
interface LossyNumber {
  readonly pointer: string;
  readonly decimal: Decimal;
  readonly schemas: readonly Schema[];
}

/**
 * The validator calculates with doubles. For numbers that a double cannot carry, its verdicts on `integer`, limits,
 * `multipleOf`, `const` and `enum` are replaced by exact ones, as far as the schema applies without a condition
 * (through properties, items, `$ref` and `allOf`; not inside unions or conditions).
 */
export function withExactNumbers(
  issues: readonly Issue[],
  value: JsonNode,
  prepared: Prepared,
): readonly Issue[] {
  const numbers = lossyNumbers(value, prepared);
  if (numbers.length === 0) return issues;
  const judged = new Set(
    numbers.flatMap(({ pointer, schemas }) =>
      schemas.map((schema) => keyOf(pointer, prepared.places.get(schema)?.pointer)),
    ),
  );
  const others = issues.filter(({ pointer, code, schemaPointer }) => {
    const schemaOf = schemaPointer?.slice(0, schemaPointer.lastIndexOf('/'));
    return !(EXACT.has(code) && judged.has(keyOf(pointer, schemaOf)));
  });
  return [
    ...others,
    ...numbers.flatMap((number) => number.schemas.flatMap((schema) => judge(number, schema, prepared))),
  ];
}

function keyOf(pointer: string, schemaPointer: string | undefined): string {
  return `${pointer}\n${schemaPointer}`;
}

type Test = (number: Decimal, limit: Decimal) => boolean;
const atLeast = (accept: (order: number) => boolean): Test => {
  return (number, limit) => {
    const order = compareDecimals(number, limit);
    return order === undefined || accept(order);
  };
};
const TESTS: readonly (readonly [IssueCode, Test])[] = [
  ['minimum', atLeast((order) => order >= 0)],
  ['maximum', atLeast((order) => order <= 0)],
  ['exclusiveMinimum', atLeast((order) => order > 0)],
  ['exclusiveMaximum', atLeast((order) => order < 0)],
  ['multipleOf', (number, limit) => isMultiple(number, limit) ?? true],
];
const EXACT: ReadonlySet<string> = new Set([...TESTS.map(([code]) => code), 'const', 'enum', 'type']);

function judge({ pointer, decimal }: LossyNumber, schema: Schema, prepared: Prepared): Issue[] {
  const at = prepared.places.get(schema)?.pointer ?? '';
  const issue = (code: IssueCode, detail: string): Issue => ({
    pointer,
    code,
    schemaPointer: `${at}/${code}`,
    detail,
  });
  const issues: Issue[] = [];
  for (const [code, test] of TESTS) {
    const limit = schema[code] === undefined ? undefined : keywordNode(prepared, schema, code);
    const exact = limit?.type === 'number' ? decimalOf(limit.text) : undefined;
    if (limit?.type === 'number' && exact !== undefined && !test(decimal, exact))
      issues.push(issue(code, limit.text));
  }
  const types = [schema.type ?? []].flat();
  const fits = types.includes('number') || (types.includes('integer') && isInteger(decimal));
  if (types.length > 0 && !fits) issues.push(issue('type', types.join(' | ')));
  for (const code of ['const', 'enum'] as const) {
    const listed = keywordNode(prepared, schema, code);
    if (listed === undefined || schema[code] === undefined) continue;
    const allowed = code === 'enum' && listed.type === 'array' ? listed.items : [listed];
    if (!allowed.some((node) => equals(node, decimal))) {
      const texts = allowed.map((node) => prepared.textOf(node));
      issues.push(issue(code, texts.join(', ')));
    }
  }
  return issues;
}

function equals(node: JsonNode, decimal: Decimal): boolean {
  const other = node.type === 'number' ? decimalOf(node.text) : undefined;
  return other !== undefined && compareDecimals(decimal, other) === 0;
}

function lossyNumbers(root: JsonNode, prepared: Prepared): LossyNumber[] {
  const found: LossyNumber[] = [];
  const stack: { node: JsonNode; pointer: string; schemas: readonly Schema[] }[] = [
    { node: root, pointer: '', schemas: applying(prepared, [prepared.root]) },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, pointer, schemas } = next;
    if (node.type === 'object') {
      for (const { key, value } of node.members) {
        const below = schemas.flatMap((schema) =>
          [schema.properties?.[key] ?? schema.additionalProperties ?? []].flat(),
        );
        stack.push({ node: value, pointer: joinPointer(pointer, key), schemas: applying(prepared, below) });
      }
    } else if (node.type === 'array') {
      node.items.forEach((item, index) => {
        const below = schemas.flatMap((schema) => itemSchemas(schema, index));
        stack.push({ node: item, pointer: joinPointer(pointer, index), schemas: applying(prepared, below) });
      });
    } else if (node.type === 'number') {
      const number = lossy(node);
      if (number !== undefined && schemas.length > 0) found.push({ pointer, decimal: number, schemas });
    }
  }
  return found;
}

function lossy(node: JsonNumber): Decimal | undefined {
  return isLossy(node.text) ? decimalOf(node.text) : undefined;
}

function itemSchemas(schema: Schema, index: number): (Schema | boolean)[] {
  const list = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : undefined);
  if (list !== undefined && index < list.length) return [list[index] ?? true];
  const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
  return rest === undefined || Array.isArray(rest) ? [] : [rest];
}

/** The schemas and, through `$ref` and `allOf`, all that apply together with them. */
function applying(prepared: Prepared, schemas: readonly (Schema | boolean)[]): Schema[] {
  const all = new Set<Schema>();
  const queue = [...schemas];
  for (let schema = queue.pop(); schema !== undefined; schema = queue.pop()) {
    if (typeof schema === 'boolean' || all.has(schema)) continue;
    all.add(schema);
    if (schema.$ref !== undefined) queue.push(prepared.lookup[schema.$ref] ?? true);
    queue.push(...(schema.allOf ?? []));
  }
  return [...all];
}
