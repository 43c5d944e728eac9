export const ui = {
  close: 'Close',
  copied: 'Copied',
  copyFailed: (reason: string) => `Not copied: ${reason}`,
  loading: 'Loading…',
  more: 'More',
  json: {
    expand: 'Expand',
    collapse: 'Collapse',
    tree: 'JSON',
    members: (n: number) => (n === 1 ? '1 member' : `${n} members`),
    items: (n: number) => (n === 1 ? '1 item' : `${n} items`),
    duplicate: 'This key occurs more than once; JSON parsers keep the last.',
    copyValue: 'Copy value',
    showAll: (chars: string) => `Show all ${chars} characters`,
  },
};
