import { soon } from '../../source/batching.ts';

const SLICE_MS = 8;

/** A generator, or one that waits between its steps. */
interface Steps<S, R> {
  next(): IteratorResult<S, R> | Promise<IteratorResult<S, R>>;
}

/**
 * Runs the steps of a long work without holding up the page: after every 8 ms, other things may happen. `onStep` gets
 * the last step before each pause. Rejects when the signal aborts.
 */
export async function sliced<S, R>(
  steps: Steps<S, R>,
  onStep: (step: S) => void,
  signal: AbortSignal,
): Promise<R> {
  let end = performance.now() + SLICE_MS;
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    onStep(step.value);
    await new Promise<void>((resolve) => soon(resolve));
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
}
