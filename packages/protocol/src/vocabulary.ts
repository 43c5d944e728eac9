/** Direction of a message, named by who receives it. */
export type Direction = 'toServer' | 'toClient';

export type MessageKind = 'request' | 'notification' | 'response' | 'malformed';

/** Languages that explanations and catalogues exist in. */
export const LANGUAGES = ['en', 'zh-CN', 'zh-TW'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Published revisions of the Model Context Protocol, oldest first. */
export const REVISIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof REVISIONS)[number];

/** Revisions that open with the `initialize` handshake; later ones are the modern era. */
export const LEGACY_REVISIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const;
export type LegacyRevision = (typeof LEGACY_REVISIONS)[number];

/** Revisions without a handshake: each request carries revision, client and capabilities in its `_meta`. */
export const MODERN_REVISIONS = ['2026-07-28'] as const;
export type ModernRevision = (typeof MODERN_REVISIONS)[number];

/** How a connection opens: with `initialize`, or with nothing but optionally `server/discover`. */
export type Era = 'legacy' | 'modern';

/** Outcome of an exchange; the one list that panels, diagram, filter and bench share. */
export type Outcome = 'pending' | 'result' | 'tool-error' | 'error' | 'cancelled' | 'timeout' | 'lost';

/** 0 prelude (spawn, probe), 1 initialization, 2 discovery, 3 operation, 4 shutdown. */
export type Phase = 0 | 1 | 2 | 3 | 4;
