import type { Outcome } from '@lifeline/protocol';
import { classes } from '../../ui/classes.ts';
import type { Bar } from './bar.ts';

const FILLS: Record<Outcome, string> = {
  pending: 'border border-accent',
  result: 'bg-text-3',
  'tool-error': 'bg-tool-error',
  error: 'bg-error',
  cancelled: 'border border-edge',
  timeout: 'border border-error',
  lost: 'border border-error',
};

/**
 * From request to result as a bar, outlined until the first progress, which is a tick in it; any other row is a tick at
 * its moment.
 */
export function Waterfall({ bar, outcome }: { readonly bar: Bar; readonly outcome: Outcome | undefined }) {
  const instant = bar.to <= bar.from;
  // Until its first progress, a request may as well wait in a queue.
  const start = bar.tick ?? bar.from;
  return (
    <>
      <span
        aria-hidden
        className={classes(
          'absolute top-1/2 -translate-y-1/2 rounded-[1px]',
          instant ? 'h-2 w-px bg-edge' : `h-2 min-w-[2px] ${FILLS[outcome ?? 'result']}`,
        )}
        style={{ left: `${start * 100}%`, width: instant ? undefined : `${(bar.to - start) * 100}%` }}
      />
      {bar.tick === undefined ? null : (
        <>
          <span
            aria-hidden
            className="absolute top-1/2 h-2 -translate-y-1/2 border border-r-0 border-edge"
            style={{ left: `${bar.from * 100}%`, width: `${(bar.tick - bar.from) * 100}%` }}
          />
          <span
            aria-hidden
            className="absolute top-1/2 h-3 w-px -translate-y-1/2 bg-text-2"
            style={{ left: `${bar.tick * 100}%` }}
          />
        </>
      )}
    </>
  );
}
