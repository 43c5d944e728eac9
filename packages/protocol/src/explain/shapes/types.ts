import type { Revision } from '../../vocabulary.ts';
import type { Citation } from '../spec/types.ts';

/**
 * A member of an object. `type` is `string`, `number`, `integer`, `boolean`, `id` (string or integer), `object` or
 * `any` (both free inside), or the name of a shape; `[]` behind it makes a list of it, `{}` a map from free names.
 */
export interface MemberSpec {
  readonly type: string;
  readonly revisions: readonly Revision[];
  /** Revisions that demand it. */
  readonly required: readonly Revision[];
  readonly deprecated?: readonly Revision[];
  /** Where it is described, when not with its shape. */
  readonly cite?: Citation;
  /** It belongs to an extension, whatever the revision. */
  readonly extension?: boolean;
}

/** Which shape a value has, by one of its members' values, or by a member that it has. */
export interface Choice {
  readonly by: string;
  readonly of: Readonly<Record<string, string>>;
}

/** One kind of object: its members, and where the specification describes it. */
export interface Shape {
  readonly cite: Citation;
  /** Its type in the schema reference (2025-06-18 and later). */
  readonly schema?: string;
  readonly members: Readonly<Record<string, MemberSpec>>;
  /** What members besides these are: the peer's own (`free`), or an extension's. Unknown, where left out. */
  readonly others?: 'free' | 'vendor';
  readonly choice?: Choice;
  /** Shapes by a member that they have and the others have not. */
  readonly byPresence?: Readonly<Record<string, string>>;
}

export type Shapes = Readonly<Record<string, Shape>>;
