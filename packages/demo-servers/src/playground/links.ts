import { toolError } from '../failures.ts';
import { RESOURCES, readResource } from './resources.ts';
import { type DemoTool, speaks } from './tool.ts';

export const links: DemoTool = {
  definition: {
    name: 'links',
    description:
      'Answers with links to resources (content blocks of type "resource_link", from revision 2025-06-18 on) and with ' +
      'one resource in full (type "resource").',
    inputSchema: { type: 'object', properties: {} },
  },
  run({ server }) {
    if (!speaks(server, '2025-06-18')) return toolError('Resource links need revision 2025-06-18 or later.');
    const [embedded] = readResource('playground://notes/phases').contents;
    return {
      content: [
        { type: 'text', text: 'Read these if you like:' },
        ...RESOURCES.map((resource) => ({ type: 'resource_link' as const, ...resource })),
        ...(embedded === undefined ? [] : [{ type: 'resource' as const, resource: embedded }]),
      ],
    };
  },
};
