export const resources = {
  list: {
    label: 'Resources and templates',
    things: 'resources',
    count: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
    undeclared: 'This server offers no resources.',
    unknown: 'No resources yet.',
    unasked: 'The resources have not been listed yet.',
    unaskedReason: 'The requests resources/list and resources/templates/list ask for them.',
    ask: 'List the resources',
    empty: 'The server lists no resources.',
    failed: 'The server did not list its resources.',
  },
  templateThings: 'resource templates',
  template: 'template',
  decides: 'application decides',
  decidesText:
    'The application, or its user, chooses which resources become part of the context. Here that is you.',
  read: 'Read',
  readTab: 'Read',
  copyUri: 'Copy the URI',
  size: (size: string) => `${size}, says the server`,
  goesOut: 'Goes out as',
  badTemplate: (reason: string) => `This is no URI template of RFC 6570: ${reason} It is read as it stands.`,
  templateFaults: {
    unclosed: 'a brace is not closed.',
    unopened: 'a brace is closed that was not opened.',
    expression: (text: string) => `the expression ${text} has no valid variable names.`,
  },
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  subscribeText: 'The server is asked to say when this resource changes.',
  subscribed: (updates: number) =>
    updates === 0
      ? 'Subscribed. No update so far.'
      : updates === 1
        ? 'Subscribed. 1 update so far.'
        : `Subscribed. ${updates} updates so far.`,
  changedSince: 'changed since it was read',
  newestUpdate: 'newest update on the wire',
  noRead: 'This recording holds no read of this resource.',
};
