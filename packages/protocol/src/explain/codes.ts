import { CODE_TABLE } from './tables.ts';
import type { ExplainTexts, MemberText } from './texts/types.ts';

/** JSON-RPC leaves these to implementations; MCP has split them in two (2026-07-28, basic#error-codes). */
const RESERVED = { from: -32099, to: -32020 } as const;
const LEGACY_RANGE = { from: -32019, to: -32000 } as const;
const JSON_RPC_RANGE = { from: -32768, to: -32100 } as const;

/** Whether JSON-RPC leaves the code to protocols and programs. */
export function isLeftToPrograms(code: number): boolean {
  return code >= RESERVED.from && code <= LEGACY_RANGE.to;
}

/** What a code means, from its JSON text: its own text, or that of its range; undefined for what is no number. */
export function codeText(texts: ExplainTexts, written: string): MemberText | undefined {
  const code = written === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(code)) return undefined;
  return texts.codes[Object.hasOwn(CODE_TABLE, String(code)) ? String(code) : rangeOf(code)];
}

function rangeOf(code: number): string {
  if (code >= RESERVED.from && code <= RESERVED.to) return 'reserved';
  if (code >= LEGACY_RANGE.from && code <= LEGACY_RANGE.to) return 'legacy';
  return code >= JSON_RPC_RANGE.from && code <= JSON_RPC_RANGE.to ? 'json-rpc' : 'application';
}
