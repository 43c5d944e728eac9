import type { Language } from '@lifeline/protocol';
import { useLanguage } from './language.ts';

/** Numbers, times and sizes as a language writes them. */
export interface Format {
  /** `1,204`. */
  number(value: number): string;
  /** A duration in ms: `0.4 ms`, `12 ms`, `1.204 s`, `2 min 5 s`. */
  ms(value: number): string;
  /** Time since the start of the session: `+1.204 s`. */
  at(ms: number): string;
  /** `118 B`, `1.2 kB`, `20 MB` (1 kB = 1000 B). */
  bytes(value: number): string;
  /** Day and time of an ISO 8601 moment, in the reader's zone. */
  date(iso: string): string;
  /** Time of the day, with seconds, of an ISO 8601 moment, in the reader's zone. */
  time(iso: string): string;
}

const formats = new Map<Language, Format>();

/** The formatter of a language; made once. */
export function formatFor(language: Language): Format {
  let format = formats.get(language);
  if (format === undefined) {
    format = createFormat(language);
    formats.set(language, format);
  }
  return format;
}

/** How numbers, times and sizes are written in the language of the page. */
export function useFormat(): Format {
  return formatFor(useLanguage());
}

function createFormat(language: Language): Format {
  const plain = new Intl.NumberFormat(language);
  const digits = [0, 1, 2, 3].map(
    (count) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: count, maximumFractionDigits: count }),
  );
  const fixed = (value: number, count: number) => (digits[count] ?? plain).format(value);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' });
  const moment = (iso: string, shown: Intl.DateTimeFormat) => {
    const at = new Date(iso);
    return Number.isNaN(at.getTime()) ? iso : shown.format(at);
  };
  const ms = (value: number): string => {
    if (value < 10) return `${fixed(value, value < 0.05 || value % 1 === 0 ? 0 : 1)} ms`;
    if (value < 999.5) return `${fixed(value, 0)} ms`;
    const seconds = value / 1000;
    if (seconds < 10) return `${fixed(seconds, 2)} s`;
    if (seconds < 59.95) return `${fixed(seconds, 1)} s`;
    const whole = Math.round(seconds);
    const minutes = `${fixed(Math.floor(whole / 60), 0)} min`;
    return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60} s`;
  };
  return {
    number: (value) => plain.format(value),
    ms,
    at: (value) => `+${fixed(value / 1000, value < 99_999.5 ? 3 : 1)} s`,
    bytes: (value) => {
      if (value < 1000) return `${plain.format(value)} B`;
      const units = ['kB', 'MB', 'GB', 'TB'];
      let scaled = value / 1000;
      let unit = 0;
      while (scaled >= 999.5 && unit < units.length - 1) {
        scaled /= 1000;
        unit += 1;
      }
      return `${fixed(scaled, scaled < 9.95 ? 1 : 0)} ${units[unit]}`;
    },
    date: (iso) => moment(iso, date),
    time: (iso) => moment(iso, time),
  };
}
