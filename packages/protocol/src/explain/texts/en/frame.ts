import type { FrameWords } from '../types.ts';

export const EN_FRAME: FrameWords = {
  types: {
    string: 'string',
    number: 'number',
    integer: 'integer',
    boolean: 'boolean',
    id: 'string or integer',
    object: 'object',
  },
  list: (of) => `list of ${of}`,
  map: (of) => `object of ${of} by name`,
  item: 'One item of the list.',
  entry: (name) => `The entry “${name}”.`,
  free: (within) => `A part of “${within}”: MCP passes it on and does not say what it means.`,
  vendor: (name) => `“${name}” is no member that MCP defines; an extension or a vendor put it here.`,
  extension: 'A member of an extension of MCP.',
  unknown: (name, revision) =>
    `“${name}” is not part of revision ${revision} at this place, nor of any other; most receivers ignore it.`,
  notYet: (revision, first) => `Not part of revision ${revision}: it came with ${first}.`,
  noMore: (revision, last) => `Not part of revision ${revision}: ${last} was the last that had it.`,
  deprecated: (revision) => `Deprecated since ${revision}: it still works, and will go.`,
  needs: (side, capability) => `The ${side} must have declared the capability ${capability}.`,
  sentBy: { client: 'Clients send it.', server: 'Servers send it.', both: 'Both sides may send it.' },
};
