export const ui = {
  close: 'Close',
  copied: 'Copied',
  copyFailed: (reason: string) => `Not copied: ${reason}`,
  loading: 'Loading…',
  more: 'More',
  json: {
    members: (n: number) => (n === 1 ? '1 member' : `${n} members`),
    items: (n: number) => (n === 1 ? '1 item' : `${n} items`),
    duplicate: 'This key occurs more than once; JSON parsers keep the last.',
    copyValue: 'Copy value',
  },
};
