import { ALL, FROM_2025_03, FROM_2025_06, FROM_2025_11 } from '../../methods/sets.ts';
import type { Revision } from '../../vocabulary.ts';
import { may, must, WITH_ICONS, WITH_META } from './build.ts';
import type { MemberSpec, Shapes } from './types.ts';

const block = (
  revisions: readonly Revision[],
  members: Readonly<Record<string, MemberSpec>>,
): Readonly<Record<string, MemberSpec>> => ({
  type: must('string', revisions),
  ...members,
  annotations: may('Annotations', revisions),
  ...WITH_META,
});

const media = (revisions: readonly Revision[]) =>
  block(revisions, { data: must('string', revisions), mimeType: must('string', revisions) });

/** What tools return, prompts hold and models say: blocks of content. */
export const CONTENT_SHAPES = {
  ContentBlock: {
    cite: { at: 'server/tools#tool-result' },
    schema: 'ContentBlock',
    choice: {
      by: 'type',
      of: {
        text: 'TextContent',
        image: 'ImageContent',
        audio: 'AudioContent',
        resource: 'EmbeddedResource',
        resource_link: 'ResourceLink',
        tool_use: 'ToolUseContent',
        tool_result: 'ToolResultContent',
      },
    },
    members: { type: must('string') },
  },
  TextContent: {
    cite: { at: 'server/tools#text-content' },
    schema: 'TextContent',
    members: block(ALL, { text: must('string') }),
  },
  ImageContent: { cite: { at: 'server/tools#image-content' }, schema: 'ImageContent', members: media(ALL) },
  AudioContent: {
    cite: { at: 'server/tools#audio-content' },
    schema: 'AudioContent',
    members: media(FROM_2025_03),
  },
  EmbeddedResource: {
    cite: { at: 'server/tools#embedded-resources' },
    schema: 'EmbeddedResource',
    members: block(ALL, { resource: must('ResourceContents') }),
  },
  ResourceLink: {
    cite: { at: 'server/tools#resource-links' },
    schema: 'ResourceLink',
    members: block(FROM_2025_06, {
      uri: must('string', FROM_2025_06),
      name: must('string', FROM_2025_06),
      title: may('string', FROM_2025_06),
      description: may('string', FROM_2025_06),
      mimeType: may('string', FROM_2025_06),
      size: may('integer', FROM_2025_06),
      ...WITH_ICONS,
    }),
  },
  ToolUseContent: {
    cite: { at: 'client/sampling#sampling-with-tools' },
    schema: 'ToolUseContent',
    members: {
      type: must('string', FROM_2025_11),
      id: must('string', FROM_2025_11),
      name: must('string', FROM_2025_11),
      input: must('any{}', FROM_2025_11),
      _meta: may('Meta', FROM_2025_11),
    },
  },
  ToolResultContent: {
    cite: { at: 'client/sampling#sampling-with-tools' },
    schema: 'ToolResultContent',
    members: {
      type: must('string', FROM_2025_11),
      toolUseId: must('string', FROM_2025_11),
      content: must('ContentBlock[]', FROM_2025_11),
      structuredContent: may('any', FROM_2025_11),
      isError: may('boolean', FROM_2025_11),
      _meta: may('Meta', FROM_2025_11),
    },
  },
  Annotations: {
    cite: {
      at: 'server/resources#annotations',
      elsewhere: { '2024-11-05': 'server/resources#resource', '2025-03-26': 'server/resources#resource' },
    },
    schema: 'Annotations',
    members: {
      audience: may('string[]'),
      priority: may('number'),
      lastModified: may('string', FROM_2025_06),
    },
  },
} as const satisfies Shapes;
