import { getPointer, nodeText, parseJson } from '@lifeline/json';

export interface Difference {
  /** JSON Pointer into the response. */
  readonly pointer: string;
  /** JSON texts. */
  readonly expected: string;
  readonly got: string;
}

const SENTENCE = 'MCP defines a standard protocol for connecting AI models to tools and data sources.';

/** What the answers must say, by step: JSON Pointer and JSON text. */
const EXPECTED: Readonly<Record<number, readonly (readonly [pointer: string, text: string])[]>> = {
  1: [
    ['/result/protocolVersion', '"2024-11-05"'],
    ['/result/serverInfo/name', '"mcp-protocol-demo"'],
    ['/result/serverInfo/version', '"1.0.0"'],
    ['/result/capabilities/tools/listChanged', 'false'],
  ],
  2: [
    ['/result/tools/0/name', '"echo"'],
    ['/result/tools/1/name', '"add"'],
  ],
  3: [
    ['/result/content/0/text', '"Echo: Hello from MCP client!"'],
    ['/result/isError', 'false'],
  ],
  4: [
    ['/result/content/0/text', '"42 + 58 = 100"'],
    ['/result/isError', 'false'],
  ],
  5: [['/result/resources/0/uri', '"info://server-info"']],
  6: [
    ['/result/contents/0/uri', '"info://server-info"'],
    ['/result/contents/0/mimeType', '"application/json"'],
  ],
  7: [['/result/prompts/0/name', '"summarize"']],
  8: [
    [
      '/result/messages/0/content/text',
      `"Summarize the following text in at most 20 words:\\n\\n${SENTENCE}"`,
    ],
  ],
};

/** Where the answer to step `n` is not what it should be. */
export function differences(n: number, raw: string): readonly Difference[] {
  const parsed = parseJson(raw);
  return (EXPECTED[n] ?? []).flatMap(([pointer, expected]) => {
    const node = parsed.ok ? getPointer(parsed.node, pointer) : undefined;
    const got = node === undefined ? '–' : nodeText(raw, node);
    return got === expected ? [] : [{ pointer, expected, got }];
  });
}
