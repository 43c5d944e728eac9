import { parseJson, quoteJson } from '@lifeline/json';
import type { SessionModel } from '@lifeline/model';
import { EXTENSION } from '@lifeline/protocol';
import { objectMember, stringOf } from '../../results/response.ts';

type Negotiated = Pick<SessionModel, 'negotiation' | 'era'>;

/** Whether the server declared a capability, by its path in what it sent. */
export function declares(
  { negotiation }: Pick<SessionModel, 'negotiation'>,
  path: readonly string[],
): boolean {
  const text = negotiation?.serverCapabilities ?? '';
  if (path.some((key) => !text.includes(key))) return false;
  const parsed = parseJson(text);
  let node = parsed.ok ? parsed.node : undefined;
  for (const key of path) node = objectMember(node, key);
  return node !== undefined && node.type !== 'null';
}

/** Whether the server says that it has tasks: a capability in 2025-11-25, an extension in the modern era. */
export function hasTasks(model: Negotiated): boolean {
  return declares(model, model.era === 'modern' ? ['extensions', EXTENSION.tasks] : ['tasks']);
}

/**
 * Whether a tool can be run as a task. In 2025-11-25 its entry says so (`execution.taskSupport`, server/tools); in the
 * modern era the server decides at each call of a client that declares the extension.
 */
export type TaskSupport = 'optional' | 'required' | 'server-decides';

/** How a tool can be run as a task, from its entry as it was listed; undefined: it cannot. */
export function taskSupport(model: Negotiated, entryText: string): TaskSupport | undefined {
  if (!hasTasks(model)) return undefined;
  if (model.era === 'modern') return 'server-decides';
  if (!declares(model, ['tasks', 'requests', 'tools', 'call'])) return undefined;
  const parsed = parseJson(entryText);
  const execution = parsed.ok ? objectMember(parsed.node, 'execution') : undefined;
  const support = stringOf(execution, 'taskSupport');
  return support === 'optional' || support === 'required' ? support : undefined;
}

/** `task` of a call: how long the server is asked to keep it, in whole milliseconds, where somebody says so. */
export function taskText(seconds: string): string {
  const ms = ttlMs(seconds);
  return ms === undefined ? '{}' : `{"ttl":${ms}}`;
}

/** Milliseconds of a time written in seconds; undefined where it is empty, or no such time. */
export function ttlMs(seconds: string): number | undefined {
  const ms = Math.round(Number(seconds) * 1000);
  return seconds.trim() !== '' && Number.isSafeInteger(ms) && ms >= 0 ? ms : undefined;
}

/** Whether the client declares the extension for all its requests. */
export function clientDeclaresTasks({ negotiation }: Pick<SessionModel, 'negotiation'>): boolean {
  const parsed = parseJson(negotiation?.clientCapabilities ?? '');
  return parsed.ok && objectMember(objectMember(parsed.node, 'extensions'), EXTENSION.tasks) !== undefined;
}

/** The client's capabilities as JSON text, with the extension or without it. */
export function capabilitiesWith({ negotiation }: Pick<SessionModel, 'negotiation'>, isOn: boolean): string {
  const all = objectOf(negotiation?.clientCapabilities);
  const { [EXTENSION.tasks]: _, ...others } = objectOf(JSON.stringify(all.extensions ?? {}));
  const extensions = isOn ? { ...others, [EXTENSION.tasks]: {} } : others;
  return JSON.stringify({ ...all, extensions });
}

function objectOf(text: string | undefined): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** `params` of a subscriptions/listen for what happens to one task (extension io.modelcontextprotocol/tasks). */
export function listenParams(id: string): string {
  return `{"notifications":{"taskIds":[${quoteJson(id)}]}}`;
}

/** `params` of a request about one task. */
export function taskParams(id: string): string {
  return `{"taskId":${quoteJson(id)}}`;
}
