import type { ItemKind } from '@lifeline/model';
import type { MalformedReason } from '@lifeline/protocol';
import type { ActionName, AuthorizationStep, ClosedReason, GapReason, HttpEventName } from '@lifeline/trace';

/** How a language writes numbers and times. */
export interface WordFormat {
  number(value: number): string;
  /** A duration in ms. */
  ms(value: number): string;
}

/** Counted words: the number, and the same as it is shown. */
type Counted = (n: number, shown: string) => string;

/** Words of rows in one language. */
export interface LabelWords {
  readonly kinds: { readonly response: string };
  readonly unknownMethod: string;
  /** A line with so many messages. */
  batch(n: number): string;
  readonly malformed: Readonly<Record<MalformedReason, string>>;
  readonly items: Readonly<Record<ItemKind, Counted>>;
  more(count: string): string;
  capabilities(n: number): string;
  /** `methods`: what a result asks for; '' where it only wants the request once more. */
  inputRequired(methods: string): string;
  readonly tasks: Counted;
  readonly events: {
    readonly stderr: string;
    readonly note: string;
    readonly opened: string;
    timeout(time: string): string;
    readonly http: Readonly<Record<HttpEventName | 'other', string>>;
    /** What a step of authorization is called. */
    readonly authorization: Readonly<Record<AuthorizationStep, string>>;
    readonly process: {
      spawned(pid: string): string;
      spawnFailed(errno: string): string;
      readonly stdinClosed: string;
      readonly stdoutClosed: string;
      signal(signal: string): string;
      exited(code: string): string;
      killed(signal: string): string;
    };
    readonly closed: Readonly<Record<ClosedReason | 'other', string>>;
    readonly gap: Readonly<Record<GapReason | 'other', string>>;
    readonly actions: Readonly<
      Record<Exclude<ActionName, 'request' | 'notification'> | 'run' | 'read' | 'get' | 'other', string>
    > & {
      send(method: string): string;
      /** An answer by a rule of the person; `rule`: its position, from 1. */
      byRule(rule: string): string;
      /** A question that no rule answered, where nobody was there. */
      readonly unattended: string;
    };
  };
}
