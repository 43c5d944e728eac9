import type { RowTable } from '@lifeline/trace';

/** Severities of log notifications (RFC 5424), least severe first. */
export const LOG_LEVELS = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_SOURCES = ['all', 'message', 'stderr'] as const;
export type LogSource = (typeof LOG_SOURCES)[number];

/** Which log lines are shown. `level`: that one and more severe ones; stderr has no level and is then left out. */
export interface LogFilter {
  readonly source: LogSource;
  readonly level: LogLevel | '';
  readonly text: string;
}

export const NO_FILTER: LogFilter = { source: 'all', level: '', text: '' };

export function isFiltering({ source, level, text }: LogFilter): boolean {
  return source !== 'all' || level !== '' || text !== '';
}

export function levelOf(text: string | undefined): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === text);
}

/** Whether the row can be shown by what is known of it without its body. A level that is none is never left out. */
export function matchesFacts(
  rows: Pick<RowTable, 'kindAt' | 'subjectAt'>,
  seq: number,
  { source, level }: LogFilter,
): boolean {
  if (rows.kindAt(seq) === 'stderr') return source !== 'message' && level === '';
  if (source === 'stderr') return false;
  if (level === '') return true;
  const own = levelOf(rows.subjectAt(seq));
  return own === undefined || LOG_LEVELS.indexOf(own) >= LOG_LEVELS.indexOf(level);
}
