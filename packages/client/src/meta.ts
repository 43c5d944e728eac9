import { quoteJson, scanMembers } from '@lifeline/json';
import { EXTENSION, META } from '@lifeline/protocol';
import { readPath } from './read-path.ts';
import type { ClientState } from './state.ts';

type Member = readonly [key: string, valueText: string];

/**
 * What each request of the modern era says of itself (2026-07-28, basic#_meta): revision and capabilities must be
 * there, the client's name should; log level and trace context only where they are wanted.
 */
function requestMeta(state: ClientState, isOfTask: boolean): readonly Member[] {
  const { capabilitiesText, clientInfo, traceId } = state.options;
  const members: Member[] = [
    [META.protocolVersion, quoteJson(state.revision ?? state.options.modernRevision)],
    [META.clientInfo, JSON.stringify(clientInfo)],
    [META.clientCapabilities, isOfTask ? withTasks(capabilitiesText) : capabilitiesText],
  ];
  if (state.logLevel !== undefined) members.push([META.logLevel, quoteJson(state.logLevel)]);
  if (traceId !== undefined) {
    state.spans += 1;
    members.push([META.traceparent, `"00-${traceId}-${state.spans.toString(16).padStart(16, '0')}-01"`]);
  }
  return members;
}

/** Who asks after a task, or wants to be told of it, has to declare the extension; also a client that does so for single calls only. */
function withTasks(capabilitiesText: string): string {
  const present = scanMembers(capabilitiesText)?.findLast(({ key }) => key === 'extensions');
  if (present === undefined) {
    return addMembers(capabilitiesText, [['extensions', `{"${EXTENSION.tasks}":{}}`]]);
  }
  const { valueStart, valueEnd } = present;
  const extensions = addMembers(capabilitiesText.slice(valueStart, valueEnd), [[EXTENSION.tasks, '{}']]);
  return capabilitiesText.slice(0, valueStart) + extensions + capabilitiesText.slice(valueEnd);
}

/** Params with the `_meta` of the modern era, where they are an object; what is there already stays as it is. */
export function withMeta(state: ClientState, method: string, paramsText: string | undefined): string {
  const text = paramsText ?? '{}';
  return addMeta(text, requestMeta(state, method.startsWith('tasks/') || listensToTasks(method, text)));
}

function listensToTasks(method: string, paramsText: string): boolean {
  return (
    method === 'subscriptions/listen' && readPath(paramsText, ['notifications', 'taskIds'])?.type === 'array'
  );
}

/** An object's text with members added to its `_meta`; those that are there already stay as they are. */
export function addMeta(text: string, added: readonly Member[]): string {
  const meta = scanMembers(text)?.findLast(({ key }) => key === '_meta');
  if (meta === undefined) return addMembers(text, [['_meta', addMembers('{}', added)]]);
  const present = text.slice(meta.valueStart, meta.valueEnd);
  return text.slice(0, meta.valueStart) + addMembers(present, added) + text.slice(meta.valueEnd);
}

/** An object's text with members added after its last one, those left out whose key it has; any other text as it is. */
export function addMembers(objectText: string, added: readonly Member[]): string {
  const members = scanMembers(objectText);
  const end = objectText.lastIndexOf('}');
  const at = members?.at(-1)?.valueEnd ?? objectText.indexOf('{') + 1;
  const isWhole = objectText.slice(at, end).trim() === '' && objectText.slice(end + 1).trim() === '';
  if (members === undefined || !isWhole) return objectText;
  const keys = new Set(members.map(({ key }) => key));
  const missing = added.filter(([key]) => !keys.has(key));
  const texts = missing.map(([key, valueText]) => `${quoteJson(key)}:${valueText}`);
  if (texts.length === 0) return objectText;
  const separator = members.length === 0 ? '' : ',';
  return `${objectText.slice(0, at)}${separator}${texts.join(',')}${objectText.slice(at)}`;
}
