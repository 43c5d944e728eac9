import type { CallToolResult, Server, ServerContext, Tool } from '@modelcontextprotocol/server';

export interface Call {
  readonly args: Readonly<Record<string, unknown>>;
  readonly server: Server;
  /** The request: its signal, its progress token, its way back. */
  readonly request: ServerContext['mcpReq'];
}

export interface DemoTool {
  readonly definition: Tool;
  run(call: Call): CallToolResult | Promise<CallToolResult>;
}

export function text(value: string): CallToolResult {
  return { content: [{ type: 'text', text: value }] };
}

/** The arguments do not fit the schema. Answered as a tool error, so that a model can mend its call. */
export class ArgumentError extends Error {}

export function stringArgument({ args }: Call, name: string, fallback?: string): string {
  const value = args[name] ?? fallback;
  if (typeof value !== 'string') throw new ArgumentError(`"${name}" must be a string.`);
  return value;
}

/** An integer within bounds, both included. */
export function integerArgument(
  { args }: Call,
  name: string,
  min: number,
  max: number,
  fallback: number,
): number {
  const value = args[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new ArgumentError(`"${name}" must be an integer from ${min} to ${max}.`);
  }
  return value;
}

/** Whether the negotiated revision is this one or a later one; revisions are dates. */
export function speaks(server: Server, revision: string): boolean {
  return (server.getNegotiatedProtocolVersion() ?? '') >= revision;
}
