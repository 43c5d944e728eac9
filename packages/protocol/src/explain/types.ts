import type { JsonNode } from '@lifeline/json';
import type { Direction, Language, Revision } from '../vocabulary.ts';
import type { SpecPage } from './spec/types.ts';
import type { BasicsTopic, PhaseTexts } from './texts/types.ts';

/** A message, with what must be known about its circumstances to explain it. */
export interface ExplainedMessage {
  /** The message as parsed; an array is a batch (2025-03-26). */
  readonly node: JsonNode;
  readonly dir: Direction;
  /** Revision in use; undefined before one was agreed on. The newest one stands in for it then. */
  readonly revision: Revision | undefined;
  /** Of a response: the method of its request. Without it only the outside of the response can be explained. */
  readonly method?: string | undefined;
  /** Of a response to `tasks/result`: the method of the request that made the task. */
  readonly taskMethod?: string | undefined;
}

/**
 * How a member stands in the revision in use. `free`: its meaning is set by a tool, a prompt or an application, not
 * by the protocol. `extension`: a member of an extension or a vendor, which the protocol lets pass. `unknown`: no
 * revision has it at this place.
 */
export type Standing = 'defined' | 'deprecated' | 'not-in-revision' | 'free' | 'extension' | 'unknown';

/** One member of a message in words. */
export interface MemberExplanation {
  /** JSON Pointer from the message. */
  readonly pointer: string;
  /** Its place in the protocol, with `*` for indexes and free names, e.g. `tools/list response/result/tools/*`. */
  readonly pattern: string;
  readonly standing: Standing;
  /** What it is and why it is there. Never empty. */
  readonly what: string;
  /** What the value that stands here means, where values are words of the protocol. */
  readonly value?: string;
  /** What must and should hold. */
  readonly rule?: string;
  /** JSON type in words; undefined where any value may stand. */
  readonly type?: string;
  /** Whether the revision in use demands it. Undefined for what the protocol does not define. */
  readonly required?: boolean;
  /** Revisions that have it; empty for what the protocol does not define. */
  readonly revisions: readonly Revision[];
  /** How it stands, in a sentence, where that is not plainly `defined`. */
  readonly note?: string;
  /** Where the specification says so: in prose, and in the schema reference where the revision has one. */
  readonly pages: readonly SpecPage[];
}

/** A message, a method, a code, a header or a capability in words. */
export interface Explanation {
  /** Its name on the wire, e.g. `tools/call`, `-32601`, `Mcp-Session-Id`. */
  readonly name: string;
  readonly what: string;
  readonly rule?: string;
  readonly revisions: readonly Revision[];
  readonly note?: string;
  readonly pages: readonly SpecPage[];
}

/** Explanations in one language. All of them are total: whatever a peer sends gets a sentence, and nothing throws. */
export interface Explainer {
  readonly language: Language;
  /** This very message in words, from its own values: one or a few sentences. */
  message(message: ExplainedMessage): string;
  /** The member at `pointer`; undefined when the message has none there. `''` is the message itself. */
  member(message: ExplainedMessage, pointer: string): MemberExplanation | undefined;
  /** A method: what it is, who sends it, which capability it needs, in which revisions. Undefined for unknown ones. */
  method(method: string, revision: Revision | undefined): Explanation | undefined;
  /** An error code, JSON-RPC's and MCP's; undefined for text that is no number. */
  code(codeText: string, revision: Revision | undefined): Explanation | undefined;
  /** An HTTP header of the transport, whatever its case; undefined for one that MCP does not use. */
  header(name: string, revision: Revision | undefined): Explanation | undefined;
  /** A capability by its dotted path; undefined for one that no revision defines. */
  capability(
    side: 'server' | 'client',
    path: string,
    revision: Revision | undefined,
  ): Explanation | undefined;
  /** A matter of JSON-RPC that is the same in all messages. */
  basics(topic: BasicsTopic, revision: Revision | undefined): Explanation;
  /** The phases: what is known before, what is exchanged, what each side may do from then on. */
  readonly phases: PhaseTexts;
}
