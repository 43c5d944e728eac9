import type { LoggingLevel } from '@modelcontextprotocol/server';
import { ArgumentError, type DemoTool, stringArgument, text } from './tool.ts';

/** Severities of syslog (RFC 5424), least severe first. */
const LEVELS: readonly LoggingLevel[] = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
];

export const log: DemoTool = {
  definition: {
    name: 'log',
    description:
      'Logs in two ways: as notifications/message (what it says is in "data"), and as a line on stderr, which is no ' +
      'part of the protocol. After logging/setLevel only that level and more severe ones are sent.',
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', description: 'What to log', default: 'Hello from the playground' },
        level: { type: 'string', description: 'How severe it is', enum: [...LEVELS], default: 'info' },
      },
    },
  },
  async run(call) {
    const said = stringArgument(call, 'text', 'Hello from the playground');
    const name = stringArgument(call, 'level', 'info');
    const level = LEVELS.find((known) => known === name);
    if (level === undefined) throw new ArgumentError(`"level" must be one of ${LEVELS.join(', ')}.`);
    process.stderr.write(`[${level}] ${said}\n`);
    await call.request.log(level, said, 'playground');
    return text(`Logged at level ${level}.`);
  },
};
