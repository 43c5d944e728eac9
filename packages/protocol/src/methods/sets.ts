import { LEGACY_REVISIONS, REVISIONS, type Revision } from '../vocabulary.ts';

export const ALL: readonly Revision[] = REVISIONS;
export const LEGACY: readonly Revision[] = LEGACY_REVISIONS;
export const MODERN: readonly Revision[] = ['2026-07-28'];
export const FROM_2025_03: readonly Revision[] = REVISIONS.slice(1);
export const FROM_2025_06: readonly Revision[] = REVISIONS.slice(2);
export const FROM_2025_11: readonly Revision[] = REVISIONS.slice(3);
export const ONLY_2025_11: readonly Revision[] = ['2025-11-25'];
