import { ProtocolError } from '@modelcontextprotocol/server';
import { toolError } from '../failures.ts';
import { type DemoTool, stringArgument, text } from './tool.ts';

const DEGREES = new Map([
  ['San Francisco', 22],
  ['Taipei', 29],
  ['London', 14],
  ['Nairobi', 24],
]);
/** The place whose weather station is out of order. */
const BROKEN = 'Nowhere';

export const weather: DemoTool = {
  definition: {
    name: 'weather',
    description:
      'Tells the temperature of a place, and shows two ways to fail. "San Francisco" is answered. "Atlantis" (or any ' +
      'place unknown here) gives a tool error: a normal result with isError true, which a model can read and act on. ' +
      '"Nowhere" gives a JSON-RPC error with code -32000: the request as such failed.',
    inputSchema: {
      type: 'object',
      properties: {
        location: {
          type: 'string',
          description: 'Name of a place',
          examples: [...DEGREES.keys(), 'Atlantis', BROKEN],
        },
      },
      required: ['location'],
    },
  },
  run(call) {
    const location = stringArgument(call, 'location').trim();
    if (location === BROKEN) throw new ProtocolError(-32000, '無法取得天氣資料');
    const degrees = DEGREES.get(location);
    if (degrees !== undefined) return text(`${location} 今天的溫度是 ${degrees}°C`);
    return toolError(
      `No place called "${location}" is known here. Known places: ${[...DEGREES.keys()].join(', ')}.`,
    );
  },
};
