import { afterAll } from 'vitest';

const jobs: (() => unknown)[] = [];

// registered while the test file is loaded: inside a running test it would come too late
afterAll(async () => {
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) await job();
});

/** Does `job` when all tests of the file are over, last come first. */
export function afterwards(job: () => unknown): void {
  jobs.push(job);
}
