import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: '八個步驟',
    summary: '親手逐則送出一次完整的 MCP 交換，並讀懂每一個回應。',
  },
};
