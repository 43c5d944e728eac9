/** Keys of `_meta` that the modern era defines (2026-07-28, basic#_meta). */
export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  logLevel: 'io.modelcontextprotocol/logLevel',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
  /** Of a message that belongs to a task (2025-11-25, basic/utilities/tasks). */
  relatedTask: 'io.modelcontextprotocol/related-task',
  traceparent: 'traceparent',
} as const;

/** Requests whose result may ask for input first, and which are then sent again (2026-07-28, basic/patterns/mrtr). */
export const INPUT_METHODS: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** Extensions that Lifeline knows, as they are named in `capabilities.extensions`. */
export const EXTENSION = {
  tasks: 'io.modelcontextprotocol/tasks',
  apps: 'io.modelcontextprotocol/ui',
} as const;
