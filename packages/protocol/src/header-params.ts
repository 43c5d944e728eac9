import { type JsonNode, member } from '@lifeline/json';

/** An argument that a tool wants repeated in a header. */
export interface HeaderParam {
  /** Keys from the arguments down to the value. */
  readonly path: readonly string[];
  /** What follows `Mcp-Param-` in the header's name. */
  readonly name: string;
}

/** Why a declaration is against the rules. */
export type HeaderFault = 'not-a-name' | 'repeated' | 'not-primitive';

export interface HeaderProblem {
  /** Keys from the arguments down to the property that declares it. */
  readonly path: readonly string[];
  readonly fault: HeaderFault;
}

export interface HeaderParams {
  readonly params: readonly HeaderParam[];
  readonly problems: readonly HeaderProblem[];
}

export const HEADER_KEYWORD = 'x-mcp-header';
/** Objects inside of objects are followed this far. */
const MOST_DEEP = 32;
/** A token of HTTP (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PRIMITIVES: readonly string[] = ['string', 'integer', 'boolean'];

/**
 * Which arguments the input schema of a tool wants repeated in headers, and what is wrong with that: each is a text
 * that can name a header, used once whatever its case, on a string, an integer or a boolean (transports/
 * streamable-http, 2026-07-28). A type that is left open is taken as it is. One problem makes the tool unusable over
 * HTTP.
 */
export function headerParams(schema: JsonNode): HeaderParams {
  const params: HeaderParam[] = [];
  const problems: HeaderProblem[] = [];
  const used = new Set<string>();
  for (const { path, declared, property } of declarations(schema, [], 0)) {
    const fault = faultOf(declared, property, used);
    if (fault !== undefined) problems.push({ path, fault });
    if (declared.type !== 'string') continue;
    used.add(declared.value.toLowerCase());
    if (fault === undefined) params.push({ path, name: declared.value });
  }
  return { params, problems };
}

interface Declaration {
  readonly path: readonly string[];
  readonly declared: JsonNode;
  readonly property: JsonNode;
}

function declarations(schema: JsonNode, path: readonly string[], depth: number): readonly Declaration[] {
  const properties = member(schema, 'properties');
  if (properties?.type !== 'object' || depth === MOST_DEEP) return [];
  return properties.members.flatMap(({ key, value }) => {
    const declared = member(value, HEADER_KEYWORD);
    const here = [...path, key];
    const own = declared === undefined ? [] : [{ path: here, declared, property: value }];
    return [...own, ...declarations(value, here, depth + 1)];
  });
}

function faultOf(declared: JsonNode, property: JsonNode, used: ReadonlySet<string>): HeaderFault | undefined {
  if (declared.type !== 'string' || !TOKEN.test(declared.value)) return 'not-a-name';
  if (used.has(declared.value.toLowerCase())) return 'repeated';
  const type = member(property, 'type');
  const isPrimitive = type === undefined || (type.type === 'string' && PRIMITIVES.includes(type.value));
  return isPrimitive ? undefined : 'not-primitive';
}
