import type { Case, Suite, SuiteServer } from '../types.ts';
import { editedTool, isApplied } from './applied.ts';
import type { YamlText } from './document.ts';
import { block, freshLine, type Splice, type SuiteEdit, spliced } from './edit.ts';
import { editCases } from './edit-cases.ts';
import { memberEnd, replaceMember } from './edit-map.ts';
import { editTools, type ToolChange } from './edit-tools.ts';
import { readSuite, readText, SUITE_VERSION } from './read-suite.ts';
import { renderServer } from './render.ts';

export type EditedSuite =
  | { readonly ok: true; readonly text: string }
  /** `message`: one English sentence. The text is to be corrected by hand. */
  | { readonly ok: false; readonly message: string };

const NEW_SUITE = `# Cases for the tools of an MCP server. They run with: mcp-lifeline check --suite <this file> <command…>
suite: ${SUITE_VERSION}
`;

/**
 * The text with the edits made: lines that nothing is to change in, comments and order stay as they are. An empty
 * text becomes a new suite. Refused where the text is no suite, or so written that an edit would garble it.
 */
export function editSuite(text: string, edits: readonly SuiteEdit[]): EditedSuite {
  if (edits.length === 0) return { ok: true, text };
  const source = text.trim() === '' ? NEW_SUITE : text;
  const {
    yaml,
    file: { suite, isForeign, problems },
  } = readText(source);
  if (isForeign) return { ok: false, message: 'The text is no suite; correct it by hand first.' };
  const root = yaml.members(yaml.root) ?? [];
  const [put, removed] = caseEdits(edits);
  const splices = [
    ...editServer(yaml, suite.server, edits),
    ...editTools(yaml, root, toolChanges(suite, edits)),
    ...editCases(
      yaml,
      root.find(({ key }) => key === 'cases'),
      put,
      removed,
    ),
  ];
  const edited = spliced(source, usesCrLf(source) ? splices.map(withCrLf) : splices);
  const after = readSuite(edited);
  const isWhole =
    after.problems.length <= problems.length || edits.some(({ kind }) => kind === 'remove-base');
  if (isWhole && isApplied(suite, after.suite, edits, put, removed)) return { ok: true, text: edited };
  return {
    ok: false,
    message: 'The text is written in a way that this change cannot be made in; edit it by hand.',
  };
}

/** Whether the lines of a text end as on Windows: the first one tells. */
function usesCrLf(text: string): boolean {
  return text[text.indexOf('\n') - 1] === '\r';
}

function withCrLf(splice: Splice): Splice {
  return { ...splice, text: splice.text.replace(/(?<!\r)\n/g, '\r\n') };
}

function caseEdits(edits: readonly SuiteEdit[]): readonly [ReadonlyMap<string, Case>, ReadonlySet<string>] {
  const put = new Map<string, Case>();
  const removed = new Set<string>();
  for (const edit of edits) {
    if (edit.kind === 'put-case') {
      put.set(edit.case.id, edit.case);
      removed.delete(edit.case.id);
    } else if (edit.kind === 'remove-case') {
      put.delete(edit.id);
      removed.add(edit.id);
    }
  }
  return [put, removed];
}

function toolChanges({ tools }: Suite, edits: readonly SuiteEdit[]): readonly ToolChange[] {
  const names = new Set(edits.flatMap((edit) => ('tool' in edit ? [edit.tool] : [])));
  return [...names].flatMap((name) => {
    const before = tools.find((one) => one.name === name);
    const after = editedTool(before, name, edits);
    return after === undefined ? [] : [{ before, after }];
  });
}

function editServer(
  yaml: YamlText,
  before: SuiteServer | undefined,
  edits: readonly SuiteEdit[],
): readonly Splice[] {
  const next = edits.findLast((one) => one.kind === 'put-server')?.server;
  if (next === undefined || (before?.name === next.name && before?.version === next.version)) return [];
  const rendered = renderServer(next);
  const root = yaml.members(yaml.root) ?? [];
  const server = root.find(({ key }) => key === 'server');
  if (server !== undefined) return [replaceMember(yaml, server, rendered)];
  const version = root.find(({ key }) => key === 'suite');
  if (version === undefined) return [];
  const at = yaml.lineEnd(memberEnd(yaml, version));
  return [{ start: at, end: at, text: freshLine(yaml.text, at) + block(rendered.lines, yaml.rootIndent) }];
}
