import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = process.env.LIFELINE_SHARED ?? path.resolve(import.meta.dirname, '..', 'shared');

export default defineConfig({
  test: {
    env: { LIFELINE_SHARED: shared },
    // integration tests start processes; a busy machine is not a failure
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // most of a test's time is another process's; the default leaves one of two cores idle
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/bridge/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
