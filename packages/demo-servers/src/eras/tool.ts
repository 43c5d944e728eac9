import type { CallToolResult, InputRequiredResult, ServerContext, Tool } from '@modelcontextprotocol/server';
import type { Announce } from './announce.ts';

export interface EraCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** Tells whoever listens of a change. */
  readonly announce: Announce;
  readonly request: ServerContext['mcpReq'];
}

export interface EraTool {
  readonly definition: Tool;
  run(call: EraCall): CallToolResult | InputRequiredResult | Promise<CallToolResult>;
}

/** A result of one piece of text. */
export function text(value: string): CallToolResult {
  return { content: [{ type: 'text', text: value }] };
}
