import type {
  CallToolResult,
  InputRequiredResult,
  Server,
  ServerContext,
  Tool,
} from '@modelcontextprotocol/server';

export interface EraCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly server: Server;
  readonly request: ServerContext['mcpReq'];
}

export interface EraTool {
  readonly definition: Tool;
  run(call: EraCall): CallToolResult | InputRequiredResult | Promise<CallToolResult>;
}

export function text(value: string): CallToolResult {
  return { content: [{ type: 'text', text: value }] };
}
