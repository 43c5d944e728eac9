import { toolError } from '../failures.ts';
import { png } from './png.ts';
import { type DemoTool, integerArgument, speaks } from './tool.ts';
import { wav } from './wav.ts';

/** Two lifelines and three messages, 96 by 96 pixels, as base64. */
export function picture(): string {
  const message = (y: number): boolean => y === 30 || y === 48 || y === 66;
  return png(96, (x, y) => {
    if (x === 24 || x === 72) return [46, 110, 106];
    if (message(y) && x > 24 && x < 72) return [190, 82, 44];
    return [246, 244, 238];
  }).toString('base64');
}

export const image: DemoTool = {
  definition: {
    name: 'image',
    description: 'Answers with a picture: a content block of type "image", its PNG data in base64.',
    inputSchema: { type: 'object', properties: {} },
  },
  run: () => ({ content: [{ type: 'image', data: picture(), mimeType: 'image/png' }] }),
};

export const audio: DemoTool = {
  definition: {
    name: 'audio',
    description:
      'Answers with half a second of a tone: a content block of type "audio", its WAV data in base64. This kind of ' +
      'content exists from revision 2025-03-26 on.',
    inputSchema: {
      type: 'object',
      properties: {
        frequency: { type: 'integer', description: 'In hertz', minimum: 100, maximum: 2000, default: 440 },
      },
    },
  },
  run(call) {
    if (!speaks(call.server, '2025-03-26'))
      return toolError('Audio content needs revision 2025-03-26 or later.');
    const data = wav(integerArgument(call, 'frequency', 100, 2000, 440), 0.5).toString('base64');
    return { content: [{ type: 'audio', data, mimeType: 'audio/wav' }] };
  },
};
