import { type JsonNode, parseJson } from '@lifeline/json';
import { bytesOfBase64 } from '../../results/media.ts';
import { itemsOf, objectMember, stringOf } from '../../results/response.ts';

/** What a tool says of its app (MCP Apps, SEP-1865: `_meta.ui`). */
export interface AppLink {
  readonly uri: string;
  /** Who may call the tool; undefined where it does not say, which means both. */
  readonly visibility: readonly string[] | undefined;
}

/** The app of a tool; undefined where it names none. Earlier servers name it by a flat key. */
export function appLink(entryText: string): AppLink | undefined {
  if (!entryText.includes('resourceUri')) return undefined;
  const parsed = parseJson(entryText);
  const meta = parsed.ok ? objectMember(parsed.node, '_meta') : undefined;
  const ui = objectMember(meta, 'ui');
  const uri = stringOf(ui, 'resourceUri') ?? stringOf(meta, 'ui/resourceUri');
  return uri === undefined ? undefined : { uri, visibility: strings(ui, 'visibility') };
}

/** Members of `csp`: what the view may load, and from where. */
export const CSP = ['connectDomains', 'resourceDomains', 'frameDomains', 'baseUriDomains'] as const;

/** A view as the server handed it out. */
export interface AppView {
  readonly html: string | undefined;
  readonly mimeType: string | undefined;
  /** What it needs of the host; undefined where it says nothing. */
  readonly ui: JsonNode | undefined;
  readonly csp: Readonly<Record<(typeof CSP)[number], readonly string[]>>;
  readonly permissions: readonly string[];
  readonly domain: string | undefined;
}

/** The MIME type of a view. */
export const APP_MIME = 'text/html;profile=mcp-app';

/** Takes the view out of a result of resources/read: the first of its contents. */
export function appView(result: JsonNode | undefined): AppView | undefined {
  const content = itemsOf(result, 'contents')?.[0];
  if (content === undefined) return undefined;
  const ui = objectMember(objectMember(content, '_meta'), 'ui');
  const csp = objectMember(ui, 'csp');
  const permissions = objectMember(ui, 'permissions');
  const blob = stringOf(content, 'blob');
  return {
    html: stringOf(content, 'text') ?? (blob === undefined ? undefined : textOfBase64(blob)),
    mimeType: stringOf(content, 'mimeType'),
    ui,
    csp: {
      connectDomains: strings(csp, 'connectDomains') ?? [],
      resourceDomains: strings(csp, 'resourceDomains') ?? [],
      frameDomains: strings(csp, 'frameDomains') ?? [],
      baseUriDomains: strings(csp, 'baseUriDomains') ?? [],
    },
    permissions: permissions?.type === 'object' ? permissions.members.map(({ key }) => key) : [],
    domain: stringOf(ui, 'domain'),
  };
}

function textOfBase64(blob: string): string | undefined {
  const bytes = bytesOfBase64(blob);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

function strings(node: JsonNode | undefined, key: string): readonly string[] | undefined {
  return itemsOf(node, key)?.flatMap((item) => (item.type === 'string' ? [item.value] : []));
}
