import type { Icon } from '@modelcontextprotocol/server';
import { type EraTool, text } from './tool.ts';

/** A disc, as a picture that needs no network. */
export const ICON: Icon = {
  src: `data:image/svg+xml;base64,${Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="#2a7"/></svg>',
  ).toString('base64')}`,
  mimeType: 'image/svg+xml',
  sizes: ['any'],
};

const LONGEST_KB = 65_536;

/** Structured output of a schema, content with annotations, and every hint about itself. */
export const report: EraTool = {
  definition: {
    name: 'report',
    title: 'Weather report',
    description:
      'Answers with structured content, and with blocks that say for whom they are and how important.',
    inputSchema: { type: 'object', properties: {} },
    outputSchema: {
      type: 'object',
      properties: { station: { type: 'string' }, celsius: { type: 'number' } },
      required: ['station', 'celsius'],
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    icons: [ICON],
  },
  run() {
    const measured = { station: 'Ocean Beach', celsius: 16.5 };
    return {
      content: [
        {
          type: 'text',
          text: JSON.stringify(measured),
          annotations: { audience: ['assistant'], priority: 0.2 },
        },
        { type: 'text', text: 'Mild at Ocean Beach.', annotations: { audience: ['user'], priority: 1 } },
        {
          type: 'resource_link',
          uri: 'demo://visits',
          name: 'Visits',
          annotations: { lastModified: '2026-07-28T12:00:00Z' },
        },
      ],
      structuredContent: measured,
      _meta: { 'demo.example/source': 'station 7' },
    };
  },
};

/** A result of the size that is asked for. */
export const big: EraTool = {
  definition: {
    name: 'big',
    description: 'Answers with a text of so many kilobytes.',
    inputSchema: {
      type: 'object',
      properties: { kilobytes: { type: 'integer', minimum: 1, maximum: LONGEST_KB, default: 1024 } },
    },
  },
  run({ args }) {
    const kilobytes = typeof args.kilobytes === 'number' ? Math.min(args.kilobytes, LONGEST_KB) : 1024;
    return text('0123456789abcdef'.repeat(kilobytes * 64));
  },
};

/** An argument that is repeated in a header, where there are headers. */
export const route: EraTool = {
  definition: {
    name: 'route',
    description:
      'Says which region it was sent to. Over HTTP the region also goes along as the header Mcp-Param-Region.',
    inputSchema: {
      type: 'object',
      properties: { region: { type: 'string', enum: ['north', 'south'], 'x-mcp-header': 'Region' } },
      required: ['region'],
    },
  },
  run: ({ args }) => text(`Sent to the ${String(args.region)}.`),
};
