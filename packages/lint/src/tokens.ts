import { compactJson, type JsonNode, member, nodeText, quoteJson } from '@lifeline/json';
import type { CatalogueItem } from '@lifeline/model';

/** The members of a tool that a host hands to a model. */
const MEMBERS = ['name', 'description', 'inputSchema'] as const;

/** What a tool's definition costs: bytes of its compact JSON in UTF-8, and estimated tokens. */
export interface DefinitionSize {
  readonly bytes: number;
  readonly tokens: number;
}

/** The size of what a model reads of a tool: name, description and inputSchema. */
export function definitionSize(item: CatalogueItem, node: JsonNode): DefinitionSize {
  const members = MEMBERS.flatMap((key) => {
    const value = member(node, key);
    return value === undefined ? [] : [`${quoteJson(key)}:${nodeText(item.text, value)}`];
  });
  const text = compactJson(`{${members.join()}}`);
  return { bytes: utf8Bytes(text), tokens: estimateTokens(text) };
}

/**
 * Tokens of a text, estimated: four ASCII characters a token, other characters a token each. Tokenizers differ by
 * about a third either way; the figure serves to compare and to warn.
 */
function estimateTokens(text: string): number {
  let foreign = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) foreign += 1;
  return Math.ceil((text.length - foreign) / 4 + foreign);
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair counts two of the four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}
