import type { Language } from '../../vocabulary.ts';
import type { MessageReader } from '../reader.ts';

/** What a member is and why, and what must or should hold. */
export type MemberText = readonly [what: string, rule?: string];

/**
 * Texts by place: `Shape` (an object of that kind), `Shape.member`, `*.member` (the same in every shape), and
 * `….member=value` for values that are words of the protocol.
 */
export type MemberTexts = Readonly<Record<string, MemberText>>;

export const BASICS = [
  'json-rpc',
  'id',
  'no-id',
  'kinds',
  'three-failures',
  'codes',
  'directions',
  'batch',
] as const;
/** `three-failures`: `error` against `isError` against a failed transport. */
export type BasicsTopic = (typeof BASICS)[number];

export const PHASE_TOPICS = ['prelude', 'initialization', 'discovery', 'operation', 'shutdown'] as const;
export type PhaseTopic = (typeof PHASE_TOPICS)[number];

/** One phase: what is known before, what is exchanged, what each side may do from then on. */
export interface PhaseText {
  readonly before: string;
  readonly exchanged: string;
  readonly after: string;
}

/** Texts of one language about phases. */
export type PhaseTexts = Readonly<Record<PhaseTopic, PhaseText>> & { readonly note: string };

/** Makes a message's sentence from its values. */
export type Sentence = (message: MessageReader) => string;

export interface Sentences {
  readonly request?: Sentence;
  readonly response?: Sentence;
  readonly notification?: Sentence;
}

/** JSON types in words. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'id' | 'object';

/** Words around the explanations. */
export interface FrameWords {
  readonly types: Readonly<Record<TypeName, string>>;
  readonly list: (of: string) => string;
  readonly map: (of: string) => string;
  /** Of items and entries of free values. */
  readonly item: string;
  readonly entry: (name: string) => string;
  /** A value that the protocol passes on without reading it. */
  readonly free: (within: string) => string;
  readonly vendor: (name: string) => string;
  readonly extension: string;
  readonly unknown: (name: string, revision: string) => string;
  readonly notYet: (revision: string, first: string) => string;
  readonly noMore: (revision: string, last: string) => string;
  readonly deprecated: (revision: string) => string;
  readonly needs: (side: 'server' | 'client', capability: string) => string;
  readonly sentBy: Readonly<Record<'client' | 'server' | 'both', string>>;
}

/** All explanations of one language. */
export interface ExplainTexts {
  readonly language: Language;
  readonly members: MemberTexts;
  readonly sentences: Readonly<Record<string, Sentences>>;
  readonly general: {
    readonly request: Sentence;
    readonly response: Sentence;
    readonly notification: Sentence;
    readonly error: Sentence;
    readonly batch: (count: number) => string;
    readonly broken: string;
  };
  readonly codes: Readonly<Record<string, MemberText>>;
  readonly headers: Readonly<Record<string, MemberText>>;
  readonly basics: Readonly<Record<BasicsTopic, MemberText>>;
  readonly phases: PhaseTexts;
  readonly frame: FrameWords;
}
