const plural = (n: number, one: string, many: string) => (n === 1 ? one : many);

export const stepping = {
  title: 'Step mode',
  toggle: 'Step mode: hold messages before they are delivered',
  direction: 'What is held',
  directions: {
    both: 'Both directions',
    toServer: 'To the server',
    toClient: 'From the server',
  },
  filter: 'Only what the filter matches',
  filterNow: (filter: string) => `Only what matches ${filter}`,
  filterHint: 'Write a filter above first.',
  off: 'Switch step mode off; what is held is delivered',
  none: 'The next message will wait here.',
  noneEnded: 'It holds the first message of the next connection.',
  held: (n: number, shown: string) => plural(n, '1 message held', `${shown} messages held`),
  clocks: 'The clocks of all requests stand still.',
  clockStands: 'Its clock stands still while a message is held.',
  target: { selected: 'Selected', next: 'Next' },
  behind: (seq: string) => `Waits behind ${seq}: messages of a direction keep their order.`,
  release: 'Release',
  edit: 'Edit',
  drop: 'Drop',
  answer: 'Answer',
  answerHint: 'Answer it in place of whom it is for; it is never delivered',
  inInbox:
    'Step mode holds it: the client has not got it yet. Release it on the wire, then answer here; or answer it there in the client’s place.',
  states: { held: 'held', dropped: 'dropped', answered: 'answered' },
  editor: {
    edit: 'This line is delivered in place of the message',
    answer: 'The sender gets this answer; the request is never delivered',
    result: 'Result',
    error: 'Error',
    body: 'What is answered',
    deliver: 'Deliver',
    give: 'Give the answer',
    cancel: 'Leave it',
    notJson: 'No JSON: it goes out as it stands here.',
    answerNotJson: 'No JSON: the answer will be malformed.',
    unread: 'The text could not be read.',
  },
  guess: {
    label: 'What comes next?',
    none: 'no guess',
    choices: {
      'request-up': 'a request to the server',
      'notification-up': 'a notification to the server',
      'answer-up': 'an answer to the server',
      'result-down': 'a result from the server',
      'error-down': 'an error from the server',
      'notification-down': 'a notification from the server',
      'request-down': 'a request from the server',
    },
    malformed: 'a line that is no message',
    right: (what: string) => `Right: ${what}.`,
    wrong: (what: string) => `It was ${what}.`,
  },
  switchedOff: (n: number, shown: string) =>
    plural(n, 'The held message was delivered.', `The ${shown} held messages were delivered.`),
  ended: {
    why: {
      'switched-off': 'Step mode was switched off.',
      'pages-closed': 'No page was open any more, so step mode was switched off.',
      disconnected: 'The connection was ended while messages were held.',
      'server-ended': 'The server ended while messages were held.',
      'bridge-stopped': 'Lifeline ended while messages were held.',
    },
    delivered: (n: number, shown: string) =>
      plural(n, '1 held message was delivered.', `${shown} held messages were delivered.`),
    dropped: (n: number, shown: string) =>
      plural(
        n,
        '1 never arrived and is marked as dropped.',
        `${shown} never arrived and are marked as dropped.`,
      ),
    show: 'Show',
  },
  keys: {
    hold: 'Step mode on or off',
    release: 'Release the held message: the selected one, else the oldest',
  },
};
