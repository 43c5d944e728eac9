import { scanMembers } from '@lifeline/json';

/** `result.protocolVersion` of an initialize result, or undefined. `text` is the whole message. */
export function negotiatedRevision(text: string): string | undefined {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const result = scanMembers(text, start)?.findLast(({ key }) => key === 'result');
  if (result?.type !== 'object') return undefined;
  const version = scanMembers(text, result.valueStart)?.findLast(({ key }) => key === 'protocolVersion');
  if (version?.type !== 'string') return undefined;
  return String(JSON.parse(text.slice(version.valueStart, version.valueEnd)));
}
