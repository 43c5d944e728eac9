import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import type { CatalogueItem, ItemKind } from '@lifeline/model';
import { REVISIONS, type Revision } from '@lifeline/protocol';
import { ranked } from './rank.ts';
import type { Hit, ItemSubject, Rule } from './rule.ts';
import { RULES } from './rules/index.ts';
import { SchemaSubject } from './schema/subject.ts';
import type { Finding, LintCatalogue, ObservedResult } from './types.ts';

const KINDS: readonly ItemKind[] = ['tool', 'resource', 'template', 'prompt'];
/** So many findings of one rule are listed for an entry; a hostile schema could have thousands. */
const MAX_HITS = 20;

/**
 * Everything that the rules find in what a server lists, and in the results of its tools that were seen; the gravest
 * first. Any text is accepted, broken entries too; never throws.
 */
export function lintCatalogue(
  catalogue: LintCatalogue,
  observed: Iterable<ObservedResult> = [],
): readonly Finding[] {
  const linter = new Linter(catalogue.revision);
  const results = [...observed];
  const findings = catalogue.items.flatMap((item) => [
    ...linter.item(item),
    ...linter.results(item, results),
  ]);
  return ranked([...findings, ...linter.lists(catalogue.items), ...linter.failures]);
}

/** Applies the rules to one entry after the other. A rule that throws is switched off and reported. */
export class Linter {
  readonly #rules: readonly Rule[];
  readonly #revision: Revision | undefined;
  readonly #broken = new Map<string, Finding>();

  constructor(revision: string | undefined, rules: readonly Rule[] = RULES) {
    this.#revision = REVISIONS.find((known) => known === revision);
    this.#rules = rules;
  }

  /** The rules that threw. */
  get failures(): readonly Finding[] {
    return [...this.#broken.values()];
  }

  /** What is found in an entry by itself. */
  item(item: CatalogueItem): readonly Finding[] {
    const subject = subjectOf(item, this.#revision);
    return this.#rulesFor(item.kind).flatMap((rule) => {
      if (rule.over === 'item') return this.#run(rule, item, () => rule.check(subject));
      if (rule.over !== 'schema') return [];
      return subject.schemas.flatMap((schema) =>
        this.#run(rule, item, () => rule.check(schema), `/${schema.member}`),
      );
    });
  }

  /** What is found in results of a tool; those of other tools are passed over. */
  results(item: CatalogueItem, observed: readonly ObservedResult[]): readonly Finding[] {
    const own = item.kind === 'tool' ? observed.filter(({ tool }) => tool === item.key) : [];
    if (own.length === 0) return [];
    const subject = subjectOf(item, this.#revision);
    const outputSchema = subject.schemas.find((schema) => schema.member === 'outputSchema');
    return joined(
      this.#rulesFor(item.kind).flatMap((rule) => {
        if (rule.over !== 'result') return [];
        return own.flatMap((result) =>
          this.#run(rule, item, () => rule.check({ ...subject, result, outputSchema })),
        );
      }),
    );
  }

  #rulesFor(kind: ItemKind): readonly Rule[] {
    return this.#rules.filter((rule) => rule.kinds?.includes(kind) ?? true);
  }

  /** What is found between entries and over whole lists. */
  lists(items: readonly CatalogueItem[]): readonly Finding[] {
    return KINDS.flatMap((kind) => {
      const subject = { kind, items: items.filter((item) => item.kind === kind) };
      return this.#rules.flatMap((rule) =>
        rule.over === 'list' && (rule.kinds?.includes(kind) ?? true)
          ? this.#run(rule, undefined, () => rule.check(subject))
          : [],
      );
    });
  }

  #run(rule: Rule, item: CatalogueItem | undefined, check: () => Iterable<Hit>, prefix = ''): Finding[] {
    if (this.#broken.has(rule.id)) return [];
    const findings: Finding[] = [];
    try {
      for (const hit of check()) {
        if (item !== undefined && findings.length === MAX_HITS) break;
        findings.push(this.#finding(rule, hit, hit.item ?? item, prefix));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#broken.set(rule.id, failure(rule.id, reason));
    }
    return findings;
  }

  #finding(rule: Rule, hit: Hit, item: CatalogueItem | undefined, prefix: string): Finding {
    const holds = this.#revision === undefined || (rule.revisions?.includes(this.#revision) ?? true);
    const seqs = hit.seqs ?? (item === undefined ? [] : [item.seq]);
    return {
      ruleId: rule.id,
      severity: holds ? (hit.severity ?? rule.severity) : 'advice',
      side: 'server',
      seqs,
      ...(item === undefined
        ? {}
        : {
            place: {
              kind: item.kind,
              key: item.key,
              index: item.index,
              pointer: prefix + (hit.pointer ?? ''),
            },
          }),
      values: hit.values ?? {},
      weight: hit.weight ?? rule.weight,
      ...this.#page(rule),
    };
  }

  #page({ page, anchor, revisions }: Rule): Pick<Finding, 'page' | 'anchor'> {
    if (page === undefined) return {};
    const known = revisions ?? REVISIONS;
    const revision = known.find((one) => one === this.#revision) ?? known.at(-1);
    const path = page.startsWith('https:') ? page : `${revision}/${page}`;
    return { page: path, ...(anchor === undefined ? {} : { anchor }) };
  }
}

/** Findings that say the same of the same place become one, with the messages of all. */
export function joined(findings: readonly Finding[]): readonly Finding[] {
  const byText = new Map<string, Finding>();
  for (const finding of findings) {
    const { ruleId, place, values, seqs } = finding;
    const key = JSON.stringify([ruleId, place?.kind, place?.index, place?.pointer, values]);
    const known = byText.get(key);
    byText.set(
      key,
      known === undefined ? finding : { ...known, seqs: [...known.seqs, ...seqs].sort((a, b) => a - b) },
    );
  }
  return [...byText.values()];
}

/** The finding about a rule that threw. */
function failure(rule: string, reason: string): Finding {
  return {
    ruleId: 'LINT-01',
    severity: 'advice',
    side: 'lifeline',
    seqs: [],
    values: { rule, reason },
    weight: 0,
  };
}

/** The finding about an entry that could not be judged in time, by whoever ended it. */
export function unjudged({ kind, key, index, seq }: CatalogueItem): Finding {
  return {
    ruleId: 'LINT-02',
    severity: 'advice',
    side: 'server',
    seqs: [seq],
    place: { kind, key, index, pointer: '' },
    values: {},
    weight: 100,
  };
}

/** An entry, parsed, with its schemas. */
function subjectOf(item: CatalogueItem, revision: Revision | undefined): ItemSubject {
  const parsed = parseJson(item.text);
  const node = parsed.ok && parsed.node.type === 'object' ? parsed.node : undefined;
  const schemas =
    node === undefined || item.kind !== 'tool'
      ? []
      : (['inputSchema', 'outputSchema'] as const).flatMap((name) => {
          const schema = member(node, name);
          return isSchema(schema) ? [new SchemaSubject(item, name, nodeText(item.text, schema))] : [];
        });
  return { item, node, schemas, revision };
}

function isSchema(node: JsonNode | undefined): node is JsonNode {
  return node?.type === 'object' || node?.type === 'boolean';
}
