import { setTimeout as wait } from 'node:timers/promises';
import { type EraTool, text } from './tool.ts';

/** Progress and log messages on the stream of their request. */
export const walk: EraTool = {
  definition: {
    name: 'walk',
    description:
      'Takes five steps: progress for each, if there is a progress token, and a log message for each, if the request asks for log messages (_meta logLevel, or logging/setLevel in the legacy era).',
    inputSchema: {
      type: 'object',
      properties: { intervalMs: { type: 'integer', minimum: 0, maximum: 5000, default: 200 } },
    },
  },
  async run({ args, request }) {
    const pause = typeof args.intervalMs === 'number' ? args.intervalMs : 200;
    const progressToken = request._meta?.progressToken;
    for (let step = 1; step <= 5; step += 1) {
      await wait(pause, undefined, { signal: request.signal });
      await request.log('info', `step ${step}`, 'walk');
      if (progressToken === undefined) continue;
      const params = { progressToken, progress: step, total: 5, message: `step ${step} of 5` };
      await request.notify({ method: 'notifications/progress', params });
    }
    return text('Five steps taken.');
  },
};

/** A result that no revision before 2026-07-28 allows: structured content that is a list. */
export const dice: EraTool = {
  definition: {
    name: 'dice',
    description:
      'Always the same three dice. Its structured content is a list, which only the modern era allows.',
    inputSchema: { type: 'object', properties: {} },
    outputSchema: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 } },
  },
  run() {
    const rolled = [3, 5, 1];
    return { content: [{ type: 'text', text: JSON.stringify(rolled) }], structuredContent: rolled };
  },
};
