/** A result to begin with when somebody answers a request in the place of whom it is for: the least that is sound. */
const RESULTS: Readonly<Record<string, string>> = {
  'tools/call': '{"content":[{"type":"text","text":"…"}]}',
  'tools/list': '{"tools":[]}',
  'resources/list': '{"resources":[]}',
  'resources/templates/list': '{"resourceTemplates":[]}',
  'prompts/list': '{"prompts":[]}',
  'resources/read': '{"contents":[]}',
  'prompts/get': '{"messages":[]}',
  'roots/list': '{"roots":[]}',
  'elicitation/create': '{"action":"decline"}',
  'sampling/createMessage': '{"role":"assistant","content":{"type":"text","text":"…"},"model":"…"}',
};

export function answerStart(method: string | undefined): string {
  return RESULTS[method ?? ''] ?? '{}';
}

/** An error to begin with. */
export const ERROR_START = '{"code":-32603,"message":"Internal error"}';
