import { ROW_KINDS } from '@lifeline/trace';

/** Keys whose values are names; `*` in a bare value stands for any text. */
export const NAME_KEYS = ['method', 'tool', 'uri', 'prompt', 'task', 'finding'] as const;
/** Keys whose values are JSON text: `3` and `"3"` differ. */
export const JSON_KEYS = ['id', 'token'] as const;
export const NUMBER_KEYS = ['ms', 'size', 'seq', 'conn', 'exchange'] as const;
export const WORD_KEYS = ['is', 'kind', 'dir', 'phase'] as const;

export type NameKey = (typeof NAME_KEYS)[number];
export type JsonKey = (typeof JSON_KEYS)[number];
export type NumberKey = (typeof NUMBER_KEYS)[number];
export type WordKey = (typeof WORD_KEYS)[number];
export type FilterKey = NameKey | JsonKey | NumberKey | WordKey;

/** Every key, in the order in which they are offered. */
export const FILTER_KEYS: readonly FilterKey[] = [
  'method',
  'is',
  'kind',
  'dir',
  'tool',
  'uri',
  'prompt',
  'phase',
  'ms',
  'size',
  'finding',
  'id',
  'token',
  'task',
  'exchange',
  'seq',
  'conn',
];

/** Names of the phases, by number. */
export const PHASE_WORDS = ['prelude', 'initialization', 'discovery', 'operation', 'shutdown'] as const;

/** The values that the word keys know. */
export const WORDS: Readonly<Record<WordKey, readonly string[]>> = {
  is: [
    'error',
    'tool-error',
    'pending',
    'result',
    'cancelled',
    'timeout',
    'lost',
    'orphan',
    'late',
    'duplicate',
    'held',
  ],
  kind: ROW_KINDS.filter((kind) => kind !== 'released'),
  dir: ['toServer', 'toClient'],
  phase: PHASE_WORDS,
};

/** Words that people know from elsewhere, in lower case, and what the language calls them. */
export const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['iserror', 'tool-error'],
  ['canceled', 'cancelled'],
]);

/** Units that a number may carry, and what they multiply it with. Bytes count by 1000, as everywhere in Lifeline. */
export const UNITS: Readonly<Record<NumberKey, Readonly<Record<string, number>>>> = {
  ms: { ms: 1, s: 1000, min: 60_000 },
  size: { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 },
  seq: {},
  conn: {},
  exchange: {},
};

/** Whether the values of a key are names. */
export function isNameKey(key: string): key is NameKey {
  return NAME_KEYS.some((known) => known === key);
}

/** Whether the values of a key are JSON texts. */
export function isJsonKey(key: string): key is JsonKey {
  return JSON_KEYS.some((known) => known === key);
}

/** Whether the values of a key are numbers. */
export function isNumberKey(key: string): key is NumberKey {
  return NUMBER_KEYS.some((known) => known === key);
}

/** Whether a key knows its values. */
export function isWordKey(key: string): key is WordKey {
  return WORD_KEYS.some((known) => known === key);
}
