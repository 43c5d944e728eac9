import { editDistance } from '../text/nearest.ts';
import { repeatFault } from '../text/template.ts';
import { isScalar, isSeq, type Member, type Node, type SuiteProblem, type YamlText } from './document.ts';
import { jsonValue } from './json-value.ts';

/** Reads parts of a suite file, and notes what is wrong with them. */
export class Reader {
  readonly yaml: YamlText;
  readonly problems: SuiteProblem[] = [];

  constructor(yaml: YamlText) {
    this.yaml = yaml;
  }

  say(node: Node, message: string): undefined {
    this.problems.push(this.yaml.problem(node.range?.[0] ?? 0, message));
    return undefined;
  }

  /** The known members of a map; others, and those that occur twice, are mistakes. `what`: as in “a case”. */
  map(node: Node, what: string, known: readonly string[]): ReadonlyMap<string, Member> | undefined {
    const members = this.yaml.members(node);
    if (members === undefined) return this.say(node, `${what} must be a map with ${listed(known)}.`);
    const found = new Map<string, Member>();
    for (const member of members) {
      const { key, keyNode } = member;
      if (!known.includes(key)) this.say(keyNode, `${what} has no “${key}”${suggestion(key, known)}`);
      else if (found.has(key)) this.say(keyNode, `“${key}” is here a second time; the first one counts.`);
      else found.set(key, member);
    }
    return found;
  }

  /** Members under names of the person's choice. */
  named(node: Node, what: string): readonly Member[] {
    const members = this.yaml.members(node);
    if (members === undefined) {
      this.say(node, `${what} must be a map.`);
      return [];
    }
    const seen = new Set<string>();
    return members.filter(({ key, keyNode }) => {
      const isNew = !seen.has(key);
      seen.add(key);
      if (!isNew) this.say(keyNode, `“${key}” is here a second time; the first one counts.`);
      return isNew;
    });
  }

  /** A text as written; numbers and the like count as their text. */
  text(member: Member | undefined, what: string): string | undefined {
    if (member === undefined) return undefined;
    const node = this.yaml.resolved(member.value);
    if (node === undefined || !isScalar(node) || node.value === null)
      return this.say(member.keyNode, `${what} must be a text.`);
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  /** A number above zero, or zero. */
  amount(member: Member | undefined, what: string): number | undefined {
    if (member === undefined) return undefined;
    const node = this.yaml.resolved(member.value);
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
    return this.say(member.value ?? member.keyNode, `${what} must be a number that is not negative.`);
  }

  /** JSON text of any value. */
  json(member: Member | undefined): string | undefined {
    if (member === undefined) return undefined;
    if (member.value === undefined) return 'null';
    const value = jsonValue(this.yaml, member.value);
    const fault = value.ok && value.text.includes('${repeat:') ? repeatFault(value.text) : undefined;
    if (fault !== undefined) return this.say(member.value, fault);
    if (value.ok) return value.text;
    this.problems.push(value.problem);
    return undefined;
  }

  items(member: Member | undefined, what: string): readonly Node[] {
    if (member === undefined) return [];
    const node = this.yaml.resolved(member.value);
    if (!isSeq(node)) {
      this.say(member.value ?? member.keyNode, `${what} must be a list.`);
      return [];
    }
    return node.items.filter(
      (item): item is Node => typeof item === 'object' && item !== null && 'range' in item,
    );
  }

  texts(member: Member | undefined, what: string): readonly string[] {
    return this.items(member, what).flatMap((item) => {
      const node = this.yaml.resolved(item);
      if (isScalar(node) && node.value !== null)
        return [typeof node.value === 'string' ? node.value : (node.source ?? '')];
      this.say(item, `${what} must hold texts only.`);
      return [];
    });
  }

  /** A JSON Pointer. */
  pointer(member: Member | undefined, what: string): string | undefined {
    const text = this.text(member, what);
    if (text === undefined || member === undefined || isPointer(text)) return text;
    return this.say(
      member.value ?? member.keyNode,
      `${what} must be a JSON Pointer, which is empty or begins with “/”.`,
    );
  }
}

/** Whether a text is a JSON Pointer (RFC 6901). */
export function isPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !/~(?![01])/.test(text));
}

/** Words as a list in a sentence: `a, b or c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A known word that a wrong one is close to. */
function suggestion(word: string, known: readonly string[]): string {
  const near = known.find((one) => editDistance(one, word) <= 2);
  return near === undefined ? `; it may have ${listed(known)}.` : `; did you mean “${near}”?`;
}
