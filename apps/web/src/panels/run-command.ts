import { quoteJson } from '@lifeline/json';
import { META } from '@lifeline/protocol';
import { useState } from 'react';
import type { SendOptions } from '../source/commands.ts';
import { type BridgeError, toBridgeError } from '../source/errors.ts';
import { useCommands, useSession } from '../source/hooks.ts';
import { useRawLine } from './use-raw-line.ts';

/** What makes a call one that may run as a task. */
export type AsTask =
  /** Text of the member `task` (2025-11-25). */
  | { readonly taskText: string }
  /** Text of the client's capabilities that the call declares in place of the usual ones (modern era). */
  | { readonly capabilitiesText: string };

/** The requests that panels send, and the failure of the last one. */
export interface RunCommand {
  /** `argumentsText` goes out as it stands; undefined leaves `arguments` out. */
  readonly call: (
    tool: string,
    argumentsText: string | undefined,
    options?: SendOptions & { readonly asTask?: AsTask | undefined },
  ) => void;
  /** `item`: what the person picked, where it is not the URI itself. */
  readonly read: (uri: string, item?: string, options?: SendOptions) => void;
  readonly getPrompt: (name: string, argumentsText: string | undefined, options?: SendOptions) => void;
  /** Opens Compose with a call, or with the use of a prompt, as a raw line: its arguments need not be JSON. */
  readonly composeRaw: (method: 'tools/call' | 'prompts/get', name: string, argumentsText: string) => void;
  /** Any other request; `paramsText` as it stands. */
  readonly ask: (method: string, paramsText?: string, subject?: string) => void;
  readonly cancel: (requestSeq: number) => void;
  /** Why the last command was not accepted. */
  readonly failure: BridgeError | undefined;
  /** A recording: nothing can be sent. */
  readonly readOnly: boolean;
}

/** `params` of a request about a named item: the name, its arguments as they stand, and a progress token. */
export function namedParams(
  name: string,
  argumentsText: string | undefined,
  progressToken: string,
  asTask?: AsTask,
): string {
  const middle = argumentsText === undefined ? '' : `,"arguments":${argumentsText}`;
  const task = asTask !== undefined && 'taskText' in asTask ? `,"task":${asTask.taskText}` : '';
  const declared =
    asTask !== undefined && 'capabilitiesText' in asTask
      ? `,${quoteJson(META.clientCapabilities)}:${asTask.capabilitiesText}`
      : '';
  return `{"name":${quoteJson(name)}${middle}${task},"_meta":{"progressToken":${quoteJson(progressToken)}${declared}}}`;
}

/** `params` of a request about a resource. */
export function uriParams(uri: string): string {
  return `{"uri":${quoteJson(uri)}}`;
}

/** Sets the tokens of this page apart from those of other tabs on the same session. */
const page = Math.random().toString(36).slice(2, 6);
let tokens = 0;

/** A progress token that no other request in flight has. */
function nextToken(): string {
  tokens += 1;
  return `run-${page}-${tokens}`;
}

/** Sends a panel's requests. Answers come by the trace only; `failure` is about sending. */
export function useRunCommand(sessionId: string): RunCommand {
  const commands = useCommands(sessionId);
  const session = useSession(sessionId);
  const [failure, setFailure] = useState<BridgeError>();
  const send = (promise: Promise<unknown>) => {
    setFailure(undefined);
    promise.catch((error: unknown) => setFailure(toBridgeError(error)));
  };
  const writeRaw = useRawLine();
  const named =
    (method: string) => (name: string, argumentsText: string | undefined, options?: SendOptions) =>
      send(commands.request(method, namedParams(name, argumentsText, nextToken()), name, options));
  return {
    call: (name, argumentsText, { asTask, ...options } = {}) =>
      send(
        commands.request('tools/call', namedParams(name, argumentsText, nextToken(), asTask), name, options),
      ),
    getPrompt: named('prompts/get'),
    read: (uri, item = uri, options) =>
      send(commands.request('resources/read', uriParams(uri), item, options)),
    composeRaw: (method, name, argumentsText) =>
      writeRaw(method, namedParams(name, argumentsText, nextToken())),
    ask: (method, paramsText, subject) => send(commands.request(method, paramsText, subject)),
    cancel: (requestSeq) => send(commands.cancel(requestSeq)),
    failure,
    readOnly: session?.readOnly === true,
  };
}
