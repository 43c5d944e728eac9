import type { ShownRows } from '../shown-rows.ts';
import type { ExportState } from './use-export.ts';

/**
 * How far an export of the first `count` events is, 0 to 1; undefined when nothing has to be waited for. `shown`: the
 * events that are exported, where a filter decides; it may still be at work, and the file must not lack what it finds.
 */
export function progressOf(
  state: ExportState,
  shown: Pick<ShownRows, 'read'> | undefined,
  count: number,
): number | undefined {
  if (state.kind === 'working') return state.share;
  return shown !== undefined && shown.read < count ? shown.read / count : undefined;
}
