export const results = {
  label: 'Result',
  inputAsked: {
    open: 'The server asks for input first. Once you have answered, the request is sent again with it.',
    over: 'The server asked for input first; the request was not sent again.',
    meanwhile: 'The server waits for your answer before it goes on.',
    answer: 'Answer in the Inbox',
  },
  error: 'Error',
  none: 'Nothing has been sent yet. The answer will appear here.',
  id: (id: string) => `id ${id}`,
  showOnWire: 'show on the wire',
  cancel: 'Cancel',
  sentWithIssues: (n: number) => (n === 1 ? 'sent with 1 issue' : `sent with ${n} issues`),
  waiting: (seconds: number) => `waiting for ${seconds} s`,
  reading: (size: string) => `Reading ${size}…`,
  tooLarge: (size: string) => `The answer has ${size}: too much to take apart here. This is its start.`,
  shownOf: (shown: string, all: string) => `The first ${shown} of ${all} characters.`,
  showMore: 'Show more',
  save: 'Save',
  read: 'Read',
  kinds: {
    text: 'text',
    image: 'image',
    audio: 'audio',
    resource: 'resource',
    resource_link: 'link to a resource',
    structured: 'structured content',
    tool_use: 'use of a tool',
    tool_result: 'result of a tool',
    unknown: 'unknown',
  },
  outside: {
    noAddress: 'This is no http or https address, so it cannot be opened from here.',
    leadsTo: 'Leads to',
    copy: 'Copy the address',
    open: (host: string) => `Open ${host} in a new tab`,
    required: 'The server asks you to finish this on other pages first. Then run the request again.',
    warnings: {
      'not-encrypted': 'Not encrypted: whoever is on the way can read and change what you enter.',
      'disguised-host':
        'The name has letters outside ASCII, which can look like others. What counts is the spelling above.',
      credentials: 'What stands before the @ is a user name, not the place that it leads to.',
      'this-machine': 'It leads to a service on this machine.',
    },
  },
  unknownBlock: 'no content kind of the protocol, or without what it must have',
  noMime: 'no MIME type given',
  binary: 'Binary data.',
  mediaNotShown: {
    'too-large': 'Not shown: larger than 5 MB.',
    'too-many-pixels': 'Not shown: more than 25 million pixels.',
    'not-base64': 'Not shown: the data is not valid base64.',
    'unknown-format': 'Not shown: the bytes are no format that a browser shows.',
  },
  audience: 'for',
  priority: 'priority',
  lastModified: 'changed',
  noCode: 'no code',
  errorData: 'data',
  bothResultAndError: 'The server sent both a result and an error. Both are shown.',
  toolErrorText: 'The tool reports a failure (isError). The protocol itself worked: this is a result.',
  emptyContent: 'The result has no content.',
  emptyContents: 'The resource has no contents.',
  noMessages: 'The prompt has no messages.',
  noRole: 'no role',
  whole: 'Whole result as JSON',
  cancelledText:
    'You cancelled this request. The server was told; an answer that comes all the same is shown as late.',
  timeoutText:
    'Lifeline stopped waiting. The server was not told and may still answer; then the answer is shown here. The time limit is in Settings.',
  lostText: (how: string) => `No answer came before the connection ended. ${how}`,
  lateText: 'This answer came late: Lifeline had stopped waiting for it.',
  duplicates: (n: number) =>
    n === 1
      ? 'The server answered a second time. The first answer is shown.'
      : `The server answered ${n} more times. The first answer is shown.`,
  progress: 'Progress',
  progressSteps: (steps: number, value: number | undefined, total: number | undefined) => {
    const count = steps === 1 ? '1 progress message' : `${steps} progress messages`;
    if (value === undefined) return count;
    return total === undefined ? `${count}, now ${value}` : `${count}, now ${value} of ${total}`;
  },
  same: {
    same: 'The same result as before, with the same arguments:',
    differs: (n: number) =>
      n === 1
        ? '1 difference from the result before, with the same arguments:'
        : `${n} differences from the result before, with the same arguments:`,
    many: (n: number) => `More than ${n} differences from the result before, with the same arguments:`,
    absent: 'absent',
  },
  copies: {
    none: 'no text block repeats it',
    same: 'a text block holds the same JSON',
    differs: 'the text is not the same JSON',
  },
  schema: {
    none: 'no outputSchema declared',
    excused: 'A tool error need not carry structured content.',
    checking: 'Checking against outputSchema…',
    ok: 'Lifeline: fits the outputSchema',
    missing: 'Lifeline: the tool declares an outputSchema, but sent no structured content',
    violated: (n: number) =>
      n === 1
        ? 'Lifeline: does not fit the outputSchema, 1 issue'
        : `Lifeline: does not fit the outputSchema, ${n} issues`,
    unchecked: {
      timeout: 'Lifeline: not checked, the outputSchema takes too long to evaluate',
      failed: 'Lifeline: not checked, the checker could not be started',
      schema: 'Lifeline: fits what could be used of the outputSchema; parts of it are not valid JSON Schema',
    },
  },
};
