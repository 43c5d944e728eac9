import {
  type Case,
  type CaseInput,
  type ManualVerdict,
  MUTATION_KINDS,
  type MutationChange,
  type Origin,
  type Saved,
} from '../types.ts';
import { readExpectation } from '../words.ts';
import type { Member, Node } from './document.ts';
import { readMatcher } from './read-matcher.ts';
import { isPointer, listed, type Reader } from './reader.ts';

/** Members of a case, in the order in which they are written. */
export const CASE_KEYS = [
  'id',
  'tool',
  'title',
  'base',
  'set',
  'remove',
  'arguments',
  'no-arguments',
  'origin',
  'expect',
  'check',
  'save',
  'tags',
  'note',
  'verdict',
  'timeout',
] as const;

type Members = ReadonlyMap<string, Member>;

/** A case; undefined where what is wrong with it keeps it from being run. */
export function readCase(reader: Reader, node: Node): Case | undefined {
  const members = reader.map(node, 'A case', CASE_KEYS);
  if (members === undefined) return undefined;
  const id = required(reader, node, members, 'id');
  const idAt = members.get('id');
  if (id?.trim() === '' && idAt !== undefined)
    reader.say(idAt.value ?? idAt.keyNode, '“id” is empty; it names the case in lists, reports and edits.');
  const tool = required(reader, node, members, 'tool');
  const before = reader.problems.length;
  const input = readInput(reader, node, members);
  const expectText = required(reader, node, members, 'expect');
  const expect = expectText === undefined ? undefined : readExpectation(expectText);
  const expectAt = members.get('expect');
  if (expectText !== undefined && expect === undefined && expectAt !== undefined)
    reader.say(
      expectAt.value ?? expectAt.keyNode,
      `“${expectText}” is no expectation; expect accepted, rejected, tool-error, error, error(<code>) or any.`,
    );
  const checks = reader
    .items(members.get('check'), '“check”')
    .flatMap((item) => readMatcher(reader, item) ?? []);
  const save = readSaved(reader, members.get('save'));
  const hasFault = reader.problems.length > before;
  const origin = readOrigin(reader, members.get('origin'));
  const title = reader.text(members.get('title'), '“title”');
  const note = reader.text(members.get('note'), '“note”');
  const verdict = readVerdict(reader, members.get('verdict'));
  const timeoutMs = reader.amount(members.get('timeout'), '“timeout” (milliseconds)');
  const tags = reader.texts(members.get('tags'), '“tags”');
  if (
    hasFault ||
    id === undefined ||
    id.trim() === '' ||
    tool === undefined ||
    input === undefined ||
    expect === undefined
  )
    return undefined;
  return {
    id,
    tool,
    ...(title !== undefined && title.trim() !== '' && { title }),
    input,
    ...(origin !== undefined && { origin }),
    expect,
    checks,
    save,
    tags,
    ...(note !== undefined && { note }),
    ...(verdict !== undefined && { verdict }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
}

function required(reader: Reader, node: Node, members: Members, key: string): string | undefined {
  const member = members.get(key);
  if (member === undefined) return reader.say(node, `This case has no “${key}”.`);
  return reader.text(member, `“${key}”`);
}

const INPUT = ['base', 'arguments', 'no-arguments'] as const;

function readInput(reader: Reader, node: Node, members: Members): CaseInput | undefined {
  const given = INPUT.filter((key) => members.has(key));
  if (given.length !== 1) return reader.say(node, `A case must have exactly one of ${listed(INPUT)}.`);
  const [set, remove] = [members.get('set'), members.get('remove')];
  const stray = set ?? remove;
  if (members.has('base')) {
    const base = reader.text(members.get('base'), '“base”');
    if (set !== undefined && remove !== undefined)
      return reader.say(
        remove.keyNode,
        'A case changes its base in one place: give “set” or “remove”, not both.',
      );
    const change = set === undefined ? removal(reader, remove) : setting(reader, set);
    if (base === undefined || (stray !== undefined && change === undefined)) return undefined;
    return { kind: 'base', base, ...(change !== undefined && { change }) };
  }
  if (stray !== undefined)
    return reader.say(stray.keyNode, `“${stray.key}” changes a base, and this case has none.`);
  if (members.has('no-arguments')) return { kind: 'none' };
  const argumentsText = reader.json(members.get('arguments'));
  return argumentsText === undefined ? undefined : { kind: 'own', argumentsText };
}

function removal(reader: Reader, remove: Member | undefined): MutationChange | undefined {
  const pointer = reader.pointer(remove, '“remove”');
  return pointer === undefined ? undefined : { kind: 'remove', pointer };
}

/** `set: {/pointer: value}`, one member. */
function setting(reader: Reader, set: Member): MutationChange | undefined {
  const members = set.value === undefined ? [] : reader.named(set.value, '“set”');
  const [only] = members;
  if (only === undefined || members.length > 1)
    return reader.say(set.value ?? set.keyNode, '“set” must name one place and its value: set: {/count: 3}.');
  if (!isPointer(only.key))
    return reader.say(only.keyNode, `“${only.key}” is no JSON Pointer; write /${only.key}.`);
  const valueText = reader.json(only);
  return valueText === undefined ? undefined : { kind: 'set', pointer: only.key, valueText };
}

const PREDICTIONS = ['accepted', 'rejected', 'any'] as const;

function readOrigin(reader: Reader, member: Member | undefined): Origin | undefined {
  if (member?.value === undefined) return undefined;
  const members = reader.map(member.value, '“origin”', ['kind', 'keyword', 'detail', 'predicts']);
  if (members === undefined) return undefined;
  const kindText = reader.text(members.get('kind'), '“kind”');
  const predictsText = reader.text(members.get('predicts'), '“predicts”');
  const kind = MUTATION_KINDS.find((one) => one === kindText);
  const predicts = PREDICTIONS.find((one) => one === predictsText);
  if (kind === undefined) return reader.say(member.value, `There is no mutation “${kindText ?? ''}”.`);
  if (predicts === undefined) return reader.say(member.value, `“predicts” must be ${listed(PREDICTIONS)}.`);
  const keyword = reader.text(members.get('keyword'), '“keyword”');
  const detail = reader.text(members.get('detail'), '“detail”');
  return {
    kind,
    predicts,
    ...(keyword !== undefined && { keyword }),
    ...(detail !== undefined && { detail }),
  };
}

function readSaved(reader: Reader, member: Member | undefined): readonly Saved[] {
  if (member?.value === undefined) return [];
  return reader.named(member.value, '“save”').flatMap((one): Saved[] => {
    const at = reader.pointer(one, `“${one.key}”`);
    if (!/^[A-Za-z_][\w-]*$/.test(one.key)) {
      reader.say(
        one.keyNode,
        `“${one.key}” is no name for a variable: letters, digits, “_” and “-”, a letter first.`,
      );
      return [];
    }
    return at === undefined ? [] : [{ name: one.key, at }];
  });
}

function readVerdict(reader: Reader, member: Member | undefined): ManualVerdict | undefined {
  if (member?.value === undefined) return undefined;
  const members = reader.map(member.value, '“verdict”', ['is', 'reason', 'by', 'date']);
  if (members === undefined) return undefined;
  const is = reader.text(members.get('is'), '“is”');
  const reason = reader.text(members.get('reason'), '“reason”');
  if (is !== 'pass' && is !== 'fail')
    return reader.say(member.value, 'A verdict by hand must say “is: pass” or “is: fail”.');
  if (reason === undefined || reason.trim() === '')
    return reader.say(member.value, 'A verdict by hand needs a “reason”.');
  const by = reader.text(members.get('by'), '“by”');
  const date = reader.text(members.get('date'), '“date”');
  return { is, reason, ...(by !== undefined && { by }), ...(date !== undefined && { date }) };
}
