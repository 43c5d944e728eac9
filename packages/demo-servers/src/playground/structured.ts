import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { toolError } from '../failures.ts';
import { type Call, type DemoTool, speaks } from './tool.ts';

const OUTPUT: Tool['outputSchema'] = {
  type: 'object',
  properties: {
    station: { type: 'string', description: 'Name of the weather station' },
    temperature: { type: 'number', description: 'In degrees Celsius' },
    conditions: { type: 'string', enum: ['clear', 'cloudy', 'rain'] },
  },
  required: ['station', 'temperature', 'conditions'],
};

/** Structured content, and the same as text for clients that do not know it (server/tools). */
function structured({ server }: Call, structuredContent: Record<string, unknown>): CallToolResult {
  if (!speaks(server, '2025-06-18')) {
    return toolError('Structured content needs revision 2025-06-18 or later.');
  }
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}

export const measurement: DemoTool = {
  definition: {
    name: 'measurement',
    description: 'Answers with structured content that fits the declared outputSchema.',
    inputSchema: { type: 'object', properties: {} },
    outputSchema: OUTPUT,
  },
  run: (call) => structured(call, { station: 'Ocean Beach', temperature: 16.5, conditions: 'cloudy' }),
};

export const brokenMeasurement: DemoTool = {
  definition: {
    name: 'measurement_broken',
    description:
      'Answers with structured content that breaks the declared outputSchema: the temperature is a string, and ' +
      '"conditions" is missing. A client should notice.',
    inputSchema: { type: 'object', properties: {} },
    outputSchema: OUTPUT,
  },
  run: (call) => structured(call, { station: 'Ocean Beach', temperature: 'mild' }),
};
