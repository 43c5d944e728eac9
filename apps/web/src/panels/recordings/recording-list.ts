import type { RecordingInfo } from '@lifeline/wire';

export type ShownState = RecordingInfo['state'] | 'unreadable';

/** State of a recording; one that cannot be read is that before all else. */
export function stateOf({ state, error }: Pick<RecordingInfo, 'state' | 'error'>): ShownState {
  return error === undefined ? state : 'unreadable';
}

/** Its title, else its command line, else its id. */
export function titleOf({
  id,
  title,
  commandLine,
}: Pick<RecordingInfo, 'id' | 'title' | 'commandLine'>): string {
  if (title !== '') return title;
  return commandLine.length === 0 ? id : commandLine.join(' ');
}

/** Recordings whose title, command line or id has all words of `filter`. */
export function matching(recordings: readonly RecordingInfo[], filter: string): readonly RecordingInfo[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return recordings;
  return recordings.filter(({ id, title, commandLine }) => {
    const text = `${title} ${commandLine.join(' ')} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Bytes of all together. */
export function totalBytes(recordings: readonly RecordingInfo[]): number {
  return recordings.reduce((sum, { bytes }) => sum + bytes, 0);
}
