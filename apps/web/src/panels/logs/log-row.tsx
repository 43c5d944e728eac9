import { memo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { LevelMark } from './level-mark.tsx';
import type { LogLine } from './log-line.ts';

export interface LogRowProps {
  readonly seq: number;
  readonly atMs: number;
  /** Level of a log notification; undefined for stderr. */
  readonly level: string | undefined;
  readonly bytes: number;
  /** Undefined while it is not in the page. */
  readonly line: LogLine | 'none' | undefined;
  /** px from the top of the list. */
  readonly top: number;
  readonly selected: boolean;
}

/** No screen shows more of one line. */
const SHOWN_CHARS = 600;

/** Element id of a row, for `aria-activedescendant`. */
export function logRowId(seq: number): string {
  return `log-row-${seq}`;
}

/** One line of the log, cut at the edge; the whole is below the list. */
export const LogRow = memo(function LogRow({ seq, atMs, level, bytes, line, top, selected }: LogRowProps) {
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox holds the focus and names its active option
    <div
      id={logRowId(seq)}
      role="option"
      aria-selected={selected}
      data-log-seq={seq}
      data-level={level}
      data-source={level === undefined ? 'stderr' : 'message'}
      className={classes(
        'absolute inset-x-0 flex h-7 cursor-pointer items-center gap-2 px-3',
        selected ? 'bg-selected shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-fill',
      )}
      style={{ top }}
    >
      <span className="w-18 shrink-0 text-right text-meta text-text-3 figures">{format.at(atMs)}</span>
      <span className="w-20 shrink-0 overflow-hidden">
        <LevelMark level={level} />
      </span>
      <span className="min-w-0 flex-1 truncate font-mono text-wire whitespace-pre">
        <Words line={line} bytes={bytes} />
      </span>
    </div>
  );
});

function Words({ line, bytes }: Pick<LogRowProps, 'line' | 'bytes'>) {
  const t = useT();
  const format = useFormat();
  if (line === undefined) {
    if (bytes > 32_000)
      return <span className="font-sans text-text-3">{t.logs.large(format.bytes(bytes))}</span>;
    return <span className="inline-block h-2.5 w-2/3 rounded-control bg-fill" />;
  }
  if (line === 'none') return <span className="font-sans text-text-3">{t.wire.raw.unread}</span>;
  if (line.text === '') return <span className="font-sans text-text-3">{t.wire.raw.empty}</span>;
  return (
    <>
      {line.logger === undefined ? null : (
        <>
          <RevealText text={line.logger} className="text-text-3" />{' '}
        </>
      )}
      <RevealText text={oneLine(line.text)} />
      {line.open ? <span className="text-text-3">{'…'}</span> : null}
    </>
  );
}

/** As much of a text as a row can show, line breaks and tabs as spaces. */
function oneLine(text: string): string {
  return text.slice(0, SHOWN_CHARS).replace(/\r\n|[\n\t]/g, ' ');
}
