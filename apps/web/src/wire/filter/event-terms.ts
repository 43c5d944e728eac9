import { filterTerm } from '@lifeline/filter';
import type { TraceStore } from '../../source/trace-store.ts';

const SUBJECT_KEYS = [
  ['tool', /^tools\/call$/],
  ['prompt', /^prompts\/get$/],
  ['uri', /^resources\/(read|subscribe|unsubscribe)$|^notifications\/resources\/updated$/],
  ['task', /^tasks\/|^notifications\/tasks/],
] as const;

/** The terms that an event can be filtered by: what it is and what it is about. */
export function eventTerms({ rows, model }: TraceStore, seq: number): readonly string[] {
  const exchange = model.exchangeAt(seq);
  const method = rows.methodAt(seq) ?? exchange?.method;
  const subject = rows.subjectAt(seq) ?? exchange?.subject;
  const key = SUBJECT_KEYS.find(([, methods]) => method !== undefined && methods.test(method))?.[0];
  const id = rows.idAt(seq) ?? exchange?.id;
  const dir = rows.dirAt(seq);
  const terms = [
    method === undefined ? undefined : filterTerm('method', method),
    key === undefined || subject === undefined ? undefined : filterTerm(key, subject),
    id === undefined ? undefined : filterTerm('id', id),
    `kind:${rows.kindAt(seq)}`,
    dir === undefined ? undefined : `dir:${dir}`,
    exchange === undefined ? undefined : `is:${exchange.outcome}`,
    ...model.findingsAt(seq).map((rule) => filterTerm('finding', rule)),
  ];
  return terms.filter((term) => term !== undefined);
}

/** What can be followed from an event. */
export interface Followed {
  readonly what: 'exchange' | 'token' | 'task';
  readonly term: string;
}

/** The terms that show what an event belongs to: its exchange, progress and task. */
export function followTerms(store: TraceStore, seq: number): readonly Followed[] {
  const { rows, model } = store;
  const exchange = model.exchangeAt(seq);
  const token = rows.progressTokenAt(exchange?.requestSeq ?? seq);
  const task = eventTerms(store, seq).find((term) => term.startsWith('task:'));
  return [
    ...(exchange === undefined
      ? []
      : [{ what: 'exchange' as const, term: `exchange:${exchange.requestSeq}` }]),
    ...(token === undefined ? [] : [{ what: 'token' as const, term: filterTerm('token', token) }]),
    ...(task === undefined ? [] : [{ what: 'task' as const, term: task }]),
  ];
}
