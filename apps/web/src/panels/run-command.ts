import { quoteJson } from '@lifeline/json';
import { META } from '@lifeline/protocol';
import { useState } from 'react';
import type { SendOptions } from '../source/commands.ts';
import { type BridgeError, toBridgeError } from '../source/errors.ts';
import { useCommands, useSession } from '../source/hooks.ts';
import { metaText } from './meta-text.ts';
import { useRawLine } from './use-raw-line.ts';

/** What makes a call one that may run as a task. */
export type AsTask =
  /** Text of the member `task` (2025-11-25). */
  | { readonly taskText: string }
  /** Text of the client's capabilities that the call declares in place of the usual ones (modern era). */
  | { readonly capabilitiesText: string };

export interface RunOptions extends SendOptions {
  /** Text of the object that the person wants for `_meta`. */
  readonly meta?: string | undefined;
  readonly asTask?: AsTask | undefined;
}

/** The requests that panels send, and the failure of the last one. */
export interface RunCommand {
  /** `argumentsText` goes out as it stands; undefined leaves `arguments` out. */
  readonly call: (tool: string, argumentsText: string | undefined, options?: RunOptions) => void;
  /** `item`: what the person picked, where it is not the URI itself. */
  readonly read: (uri: string, item?: string, options?: Omit<RunOptions, 'asTask'>) => void;
  readonly getPrompt: (
    name: string,
    argumentsText: string | undefined,
    options?: Omit<RunOptions, 'asTask'>,
  ) => void;
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

/**
 * `params` of a request about a named item: the name, its arguments as they stand, and a `_meta` with a progress token
 * and what the person wants in it.
 */
export function namedParams(
  name: string,
  argumentsText: string | undefined,
  progressToken: string,
  { asTask, meta }: Pick<RunOptions, 'asTask' | 'meta'> = {},
): string {
  const middle = argumentsText === undefined ? '' : `,"arguments":${argumentsText}`;
  const task = asTask !== undefined && 'taskText' in asTask ? `,"task":${asTask.taskText}` : '';
  const added: [string, string][] = [['progressToken', quoteJson(progressToken)]];
  if (asTask !== undefined && 'capabilitiesText' in asTask)
    added.push([META.clientCapabilities, asTask.capabilitiesText]);
  return `{"name":${quoteJson(name)}${middle}${task},"_meta":${metaText(meta, added)}}`;
}

/** `params` of a request about a resource; `meta`: text of the object that the person wants for `_meta`. */
export function uriParams(uri: string, meta?: string): string {
  return `{"uri":${quoteJson(uri)}${meta === undefined ? '' : `,"_meta":${meta}`}}`;
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
    (method: string): RunCommand['call'] =>
    (name, argumentsText, { asTask, meta, ...options } = {}) => {
      const params = namedParams(name, argumentsText, nextToken(), { asTask, meta });
      send(commands.request(method, params, name, options));
    };
  return {
    call: named('tools/call'),
    getPrompt: named('prompts/get'),
    read: (uri, item = uri, { meta, ...options } = {}) =>
      send(commands.request('resources/read', uriParams(uri, meta), item, options)),
    composeRaw: (method, name, argumentsText) =>
      writeRaw(method, namedParams(name, argumentsText, nextToken())),
    ask: (method, paramsText, subject) => send(commands.request(method, paramsText, subject)),
    cancel: (requestSeq) => send(commands.cancel(requestSeq)),
    failure,
    readOnly: session?.readOnly === true,
  };
}
