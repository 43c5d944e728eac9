import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/**
 * The tool ran and failed: a result that the model can read and learn from, not a JSON-RPC error
 * (server/tools, "Error Handling").
 */
export function toolError(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** The request itself is wrong, for example names a tool that does not exist. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
