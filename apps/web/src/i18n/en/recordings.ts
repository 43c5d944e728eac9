export const recordings = {
  title: 'Recordings',
  count: (n: number, shown: string, size: string) =>
    n === 1 ? `1 recording · ${size} on disk` : `${shown} recordings · ${size} on disk`,
  filter: 'Filter',
  failed: 'The list could not be read.',
  importFile: 'Import…',
  importHint: 'Recordings of Lifeline (.ndjson); they can be dropped here, too',
  importing: (name: string) => `Reading ${name}`,
  sentOf: (sent: string, all: string) => `${sent} of ${all}`,
  refused: (name: string) => `${name} was not imported.`,
  states: { live: 'live', ended: 'ended', crashed: 'cut off', unreadable: 'unreadable' },
  detail: {
    label: 'Selected recording',
    open: 'Open',
    shown: 'This is what you see.',
    states: {
      live: 'Is being written now.',
      ended: 'Ended in order.',
      crashed: 'Lifeline was ended in mid-flight; complete up to the last line received.',
      unreadable: 'This file cannot be read as a recording.',
    },
  },
  empty: {
    title: 'There are no recordings yet.',
    reason:
      'Every session is recorded from its first byte. A recording that somebody sent you can be dropped here.',
    connect: 'Connect a server',
    noMatch: 'No recording matches the filter.',
    clear: 'Show all recordings',
  },
};
