import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Offer X',
    text: [
      'The protocol has several revisions, named by their dates. Client and server may be years apart, so each connection begins by agreeing on one.',
    ],
    action: 'Start a server',
    after: ['It waits for `initialize`. In there the client offers one revision: the newest that it speaks.'],
  },
  'offer-known': {
    title: 'Answer X',
    text: ['Be a client whose newest revision is 2025-06-18. This server knows it, too.'],
    action: 'Offer 2025-06-18',
    after: ['`protocolVersion` comes back unchanged: agreed. From now on this revision holds for both.'],
  },
  again: {
    title: 'Offer something from the future',
    text: ['The same server once more, as a new process: a connection is negotiated once, at its beginning.'],
    action: 'Start it again',
    after: ['A new session. What will it say to a revision that it cannot know?'],
  },
  'offer-unknown': {
    title: 'Answer Y',
    text: ['Offer 2099-01-01.'],
    action: 'Offer 2099-01-01',
    after: [
      'No error. The server answers with a revision that it does speak, its newest. The decision is the client’s again: if it speaks that one, the two go on with it. Lifeline does, so the session is open.',
    ],
  },
  third: {
    title: 'A server with a strange answer',
    text: ['One more server. It will name a revision that nobody else has ever heard of.'],
    action: 'Start that server',
    after: ['Offer it a common one.'],
  },
  'offer-refused': {
    title: 'Answer Z',
    text: ['Offer 2025-06-18 again.'],
    action: 'Offer 2025-06-18',
    after: [
      'It answers 1999-12-31. There is no message for “I refuse”. A client that does not speak the answer should disconnect. Lifeline stays, and leaves a note, because you may want to look at such a server.',
    ],
  },
  refuse: {
    title: 'Refuse',
    text: ['You are the client now, and you do not speak 1999-12-31.'],
    task: 'Do what a client does that cannot accept the answer.',
    wrong: { request: 'You are talking on. A client that does not speak the revision must not.' },
    hints: ['There is no message for it.', 'Press Disconnect, the ⏻ at the top of the window.'],
    after: ['Refusing means leaving.'],
  },
  undeclared: {
    title: 'What was not declared',
    text: [
      'Back in the session with the second server. In `initialize` the two also exchanged capabilities. This server declared `prompts`, `resources` and `tools`, and no `logging`.',
      'The rule: use only what was declared. What happens otherwise? In Compose (key `c`) send `logging/setLevel` with the params `{"level":"info"}`.',
    ],
    task: 'Ask for the capability that this server did not declare.',
    wrong: { another: 'That was another request. The method is `logging/setLevel`.' },
    hints: [
      'Compose: Request, method `logging/setLevel`.',
      'Params: `{"level":"info"}`. Then Ctrl and Enter.',
    ],
    after: [
      'Method not found. A careful client would never have asked: it greys out what was not declared. In the panels of Lifeline you can ask all the same, because the answer says something about the server.',
    ],
  },
  declared: {
    title: 'What was declared',
    text: ['And the other way round: a capability that is declared must work.'],
    task: 'Send the list request of the capability `prompts`.',
    wrong: { another: 'That was another request. The method is `prompts/list`.' },
    hints: [
      'List methods are named after their capability, then `/list`.',
      'Compose: Request, method `prompts/list`.',
    ],
    after: [
      'A list, as promised. `listChanged` is false in the declaration: should the list change, the server will not tell. A client that must be sure reads it again.',
    ],
  },
  'both-sides': {
    title: 'It binds both',
    text: [
      'The client declared something, too. Here its `capabilities` were `{}`: so this server must not ask for `roots/list`, `sampling/createMessage` or `elicitation/create` in this session.',
      'So negotiation settles two things, before anything else is said: which language, and what may be talked about. From 2026-07-28 on each request says both for itself; lesson 11 shows it.',
    ],
  },
};
