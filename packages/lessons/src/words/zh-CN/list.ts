import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: '八个步骤',
    summary: '亲手逐条发送一次完整的 MCP 交互，并读懂每一个响应。',
  },
};
