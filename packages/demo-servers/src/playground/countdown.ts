import { setTimeout as wait } from 'node:timers/promises';
import { type DemoTool, integerArgument, speaks, text } from './tool.ts';

export const countdown: DemoTool = {
  definition: {
    name: 'countdown',
    description:
      'Counts down to zero. If the request carries a progress token (params._meta.progressToken), every step is ' +
      'reported by notifications/progress. Cancel it half-way: it stops, and no response follows.',
    inputSchema: {
      type: 'object',
      properties: {
        from: { type: 'integer', description: 'Where to start', minimum: 1, maximum: 1000, default: 5 },
        intervalMs: {
          type: 'integer',
          description: 'Pause between two steps, in milliseconds',
          minimum: 0,
          maximum: 60000,
          default: 500,
        },
      },
    },
  },
  async run(call) {
    const { request, server } = call;
    const from = integerArgument(call, 'from', 1, 1000, 5);
    const intervalMs = integerArgument(call, 'intervalMs', 0, 60000, 500);
    const progressToken = request._meta?.progressToken;
    const wording = speaks(server, '2025-03-26');
    for (let done = 1; done <= from; done += 1) {
      await wait(intervalMs, undefined, { signal: request.signal }).catch((cause: unknown) => {
        process.stderr.write(`countdown cancelled at ${from - done + 1}\n`);
        throw cause;
      });
      if (progressToken === undefined) continue;
      const message = wording ? { message: `${from - done} to go` } : {};
      const params = { progressToken, progress: done, total: from, ...message };
      await request.notify({ method: 'notifications/progress', params });
    }
    return text(`Counted down from ${from} to 0.`);
  },
};
