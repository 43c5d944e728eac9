import type { LessonId } from '../../types.ts';
import type { ListedLesson } from '../types.ts';

export const list: Record<LessonId, ListedLesson> = {
  'eight-steps': {
    title: '八个步骤',
    summary: '亲手逐条发送一次完整的 MCP 交互，并读懂每一个响应。',
  },
  'message-kinds': {
    title: '三种消息',
    summary: '分清请求、响应和通知，认识它们的两个方向，并各发送一次。',
  },
  roles: {
    title: '宿主（Host）、客户端、服务器',
    summary: '看清谁与谁通信、什么从不经过线路，以及为什么第二个服务器需要第二个客户端。',
  },
  phases: {
    title: '四个阶段与告别',
    summary: '走完一个连接的一生，弄清它究竟如何结束。',
  },
  'who-decides': {
    title: '由谁决定？',
    summary: '分别扮演模型、应用和用户，代替它们使用工具、资源和提示词。',
  },
  'three-failures': {
    title: '三种失败',
    summary: '并排对照，分清工具失败、请求有误和连接中断。',
  },
  negotiation: {
    title: '协商',
    summary: '提出一个修订版，得到另一个，拒绝第三个，再请求从未声明过的能力。',
  },
  progress: {
    title: '进度与取消',
    summary: '索取进度，并取消一个耗时过长的请求。',
  },
  'server-asks': {
    title: '服务器提问',
    summary: '在调用途中接受服务器的提问，分别以用户和模型的身份回答。',
  },
  transports: {
    title: '三种传输方式',
    summary: '看同样的消息如何经过管道、POST 请求和旧式事件流传输。',
  },
  'two-eras': {
    title: '两个时代',
    summary: '用 2025-11-25 和 2026-07-28 完成同一件事，看看有哪些变化。',
  },
  'find-the-fault': {
    title: '找出故障',
    summary: '八个服务器，八个真实服务器常犯的错误。请在线路上逐一找出。',
  },
};
