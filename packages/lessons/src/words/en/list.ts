import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: 'The eight steps',
    summary: 'Send a whole MCP conversation yourself, one message at a time, and read every answer.',
  },
};
