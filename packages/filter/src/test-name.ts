import type { TextValue } from './ast.ts';
import type { FilterSource, SeqTest } from './compile.ts';
import { nameMatcher } from './glob.ts';
import type { NameKey } from './keys.ts';

/** The methods whose subject is a tool's name, a resource's URI, and so on. */
const METHODS_OF: Readonly<Record<Exclude<NameKey, 'method' | 'finding'>, readonly string[]>> = {
  tool: ['tools/call'],
  uri: ['resources/read', 'resources/subscribe', 'resources/unsubscribe', 'notifications/resources/updated'],
  prompt: ['prompts/get'],
  task: [
    'tasks/get',
    'tasks/cancel',
    'tasks/result',
    'tasks/update',
    'notifications/tasks/status',
    'notifications/tasks',
  ],
};

/** The test of a name key. */
export function nameTest(key: NameKey, values: readonly TextValue[], source: FilterSource): SeqTest {
  const matches = nameMatcher(values);
  if (key === 'finding') {
    const { facts } = source;
    return (seq) => facts.findingsAt(seq).some(matches);
  }
  if (key === 'method') return messageTest(source, (method) => method !== undefined && matches(method));
  const methods: ReadonlySet<string> = new Set(METHODS_OF[key]);
  return messageTest(
    source,
    (method, subject) =>
      method !== undefined && subject !== undefined && methods.has(method) && matches(subject),
  );
}

type MessageTest = (method: string | undefined, subject: string | undefined) => boolean;

/** Holds when it does for the event itself, for its exchange, or for any member of a batch. */
function messageTest({ rows, facts }: FilterSource, test: MessageTest): SeqTest {
  return (seq) => {
    if (test(rows.methodAt(seq), rows.subjectAt(seq))) return true;
    const exchange = facts.exchangeAt(seq);
    if (exchange !== undefined && test(exchange.method, exchange.subject)) return true;
    const { batch } = rows.restAt(seq);
    if (batch === undefined) return false;
    return (
      batch.some(({ method, subject }) => test(method, subject)) ||
      facts.exchangesAt(seq).some(({ method, subject }) => test(method, subject))
    );
  };
}
