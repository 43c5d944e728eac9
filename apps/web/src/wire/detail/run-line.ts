import { member, nodeText, parseJson, scanMembers } from '@lifeline/json';
import { REVISIONS } from '@lifeline/protocol';
import { formatCommandLine, platformOf } from '../../panels/start/command-line.ts';

/** Where a request was sent, and how. */
export interface RunPlace {
  readonly commandLine: readonly string[];
  readonly cwd?: string | undefined;
  readonly revision?: string | undefined;
}

/** What `mcp-lifeline run` puts into `_meta` by itself. */
const isOwnMeta = (key: string) => key.startsWith('io.modelcontextprotocol/') || key === 'traceparent';

/**
 * The command line that sends a request once more, quoted for the shell of the bridge's system; undefined for what is
 * no request. `line` is the request as it went out.
 */
export function runLine(line: string, { commandLine, cwd, revision }: RunPlace): string | undefined {
  const parsed = parseJson(line);
  const method = parsed.ok ? member(parsed.node, 'method') : undefined;
  if (!parsed.ok || method?.type !== 'string' || commandLine.length === 0) return undefined;
  const params = member(parsed.node, 'params');
  const text = params === undefined ? undefined : withoutOwnMeta(nodeText(line, params));
  const known = REVISIONS.find((one) => one === revision);
  const words = [
    'mcp-lifeline',
    'run',
    method.value,
    ...(text === undefined || text === '{}' ? [] : ['--params', text]),
    ...(known === undefined ? [] : ['--era', known]),
    ...(cwd === undefined ? [] : ['--cwd', cwd]),
    '--',
    ...commandLine,
  ];
  return formatCommandLine(words, platformOf(cwd ?? '/'));
}

function withoutOwnMeta(paramsText: string): string {
  return rewritten(paramsText, (key, valueText) => {
    if (key !== '_meta') return valueText;
    const rest = rewritten(valueText, (name, text) => (isOwnMeta(name) ? undefined : text));
    return rest === '{}' ? undefined : rest;
  });
}

/** An object's text with its members' values replaced, or left out; what changes nothing stays byte for byte. */
function rewritten(text: string, change: (key: string, valueText: string) => string | undefined): string {
  const members = scanMembers(text);
  if (members === undefined) return text;
  const changed = members.map(({ key, keyStart, valueStart, valueEnd }) => {
    const before = text.slice(valueStart, valueEnd);
    const after = change(key, before);
    return { isSame: after === before, text: after && text.slice(keyStart, valueStart) + after };
  });
  if (changed.every(({ isSame }) => isSame)) return text;
  return `{${changed.flatMap((one) => one.text ?? []).join(',')}}`;
}
