import { encodePointer, type Schema, validate } from '@cfworker/json-schema';
import { joinPointer, parseJson, toValue } from '@lifeline/json';
import { SchemaDocument } from '../schema/document.ts';
import type { SchemaProblem } from '../schema/problem.ts';
import { issuesFrom } from './errors.ts';
import { withExactNumbers } from './exact-numbers.ts';
import { type Issue, notJson } from './issue.ts';
import { type Prepared, prepare } from './prepare.ts';

export interface CheckResult {
  readonly issues: readonly Issue[];
  /** What could not be used of the schema; the rest was checked all the same. */
  readonly problems: readonly SchemaProblem[];
}

/**
 * Checks values against one schema. Synchronous, and as slow as a hostile schema makes it: run it where it can be
 * ended (a worker) when the schema comes from elsewhere.
 */
export class Checker {
  readonly #document: SchemaDocument;
  readonly #prepared: Prepared;
  #parts: ReadonlyMap<string, Schema> | undefined;

  /** `usesPattern`: leaves out, without a problem, the regular expressions that it refuses. */
  constructor(schemaText: string | undefined, usesPattern: (pattern: string) => boolean = () => true) {
    this.#document = new SchemaDocument(schemaText);
    this.#prepared = prepare(this.#document, usesPattern);
  }

  /** What could not be used of the schema. */
  get problems(): readonly SchemaProblem[] {
    return this.#prepared.problems;
  }

  /**
   * The issues of a JSON text against the schema at a JSON Pointer inside this one; undefined when nothing applies
   * that schema, or none stands there.
   */
  checkPart(schemaPointer: string, valueText: string): CheckResult | undefined {
    this.#parts ??= new Map(
      [...this.#prepared.places].map(([schema, { pointer }]) => [pointer, schema] as const),
    );
    const part = this.#parts.get(schemaPointer);
    const parsed = parseJson(valueText);
    if (part === undefined || !parsed.ok) return undefined;
    const prepared = { ...this.#prepared, root: part };
    const run = this.#run(toValue(parsed.node), part, undefined, prepared);
    const issues = run.ok ? run.issues : [run.failure];
    return { issues: withExactNumbers(issues, parsed.node, prepared), problems: this.problems };
  }

  /** The issues of a JSON text; absent arguments are judged like `{}`, as servers treat them. Never throws. */
  check(valueText: string | undefined): CheckResult {
    const parsed = parseJson(valueText ?? '{}');
    const { problems } = this.#prepared;
    if (!parsed.ok) {
      return { issues: [notJson('', parsed.error)], problems };
    }
    const issues = this.#checkWhole(toValue(parsed.node));
    return { issues: withExactNumbers(issues, parsed.node, this.#prepared), problems };
  }

  #checkWhole(value: unknown): readonly Issue[] {
    const { root } = this.#prepared;
    const whole = this.#run(value, root);
    if (whole.ok) return whole.issues;
    if (!isRecord(value) || typeof root !== 'object' || root.properties === undefined) return [whole.failure];
    // One member whose check fails (a schema that refers to itself without end) must not hide the others.
    const {
      properties,
      patternProperties: _,
      additionalProperties: __,
      unevaluatedProperties: ___,
      ...rest
    } = root;
    const members = Object.keys(value).flatMap((key) => {
      const schema = properties[key];
      return schema === undefined ? [] : [this.#run(value[key], schema, key)];
    });
    return [this.#run(value, rest), ...members].flatMap((run) => (run.ok ? run.issues : [run.failure]));
  }

  /** Runs the validator on the whole value, or on one member of it. */
  #run(value: unknown, schema: Schema | boolean, key?: string, prepared = this.#prepared): Run {
    try {
      const { lookup } = prepared;
      const at = key === undefined ? '#' : `#/${encodePointer(key)}`;
      const schemaAt = key === undefined ? '#' : `#/properties/${encodePointer(key)}`;
      const { errors } = validate(value, schema, this.#document.dialect, lookup, false, null, at, schemaAt);
      return { ok: true, issues: issuesFrom(errors, prepared) };
    } catch (error) {
      const pointer = key === undefined ? '' : joinPointer('', key);
      const detail = error instanceof Error ? error.message : String(error);
      return { ok: false, failure: { pointer, code: 'unchecked', schemaPointer: undefined, detail } };
    }
  }
}

type Run =
  | { readonly ok: true; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly failure: Issue };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
