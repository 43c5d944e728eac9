import { type JsonNode, member, parseJson } from '@lifeline/json';
import { META } from '@lifeline/protocol';
import type { HttpHeader, Row } from '@lifeline/trace';

/** First revision that names itself in a header (basic/transports#protocol-version-header, 2025-06-18). */
const FIRST_NAMED = '2025-06-18';
/** Which member of `params` a request of the modern era names in `Mcp-Name` (transports/streamable-http, 2026-07-28). */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
};

/** A message of the modern era, as far as its headers repeat it. */
export interface ModernMessage {
  readonly version: string;
  readonly params: JsonNode;
}

/** Reads a line of the modern era: one whose `params._meta` names its revision; undefined for all others. */
export function modernMessage(line: string): ModernMessage | undefined {
  if (!line.includes(META.protocolVersion)) return undefined;
  const parsed = parseJson(line);
  const params = parsed.ok ? member(parsed.node, 'params') : undefined;
  const meta = params && member(params, '_meta');
  const version = meta && member(meta, META.protocolVersion);
  return params !== undefined && version?.type === 'string' ? { version: version.value, params } : undefined;
}

/** `MCP-Protocol-Version` of a legacy connection that agreed on `revision`. */
export function versionHeader(revision: string | undefined): readonly HttpHeader[] {
  if (revision === undefined || revision < FIRST_NAMED) return [];
  return [{ name: 'MCP-Protocol-Version', value: revision }];
}

/** What a POST of the modern era repeats of its message: revision, method, and what the method is about. */
export function modernHeaders({ version, params }: ModernMessage, row: Row): readonly HttpHeader[] {
  const { method } = row;
  const about = method === undefined ? undefined : NAMED[method];
  const name = about === undefined ? undefined : member(params, about);
  return [
    { name: 'MCP-Protocol-Version', value: headerValue(version) },
    ...(method === undefined ? [] : [{ name: 'Mcp-Method', value: headerValue(method) }]),
    ...(name?.type === 'string' ? [{ name: 'Mcp-Name', value: headerValue(name.value) }] : []),
  ];
}

/** A text as a header: as it is where that is safe, else in the specification's base64 form. */
export function headerValue(text: string): string {
  const isSafe = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/i.test(text);
  return isSafe ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

/** Headers of ours, without those that the person gives, then the person's. */
export function withCustom(
  ours: readonly HttpHeader[],
  custom: readonly HttpHeader[],
): readonly HttpHeader[] {
  const given = new Set(custom.map(({ name }) => name.toLowerCase()));
  return [...ours.filter(({ name }) => !given.has(name.toLowerCase())), ...custom];
}
