import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  legacy: {
    title: 'Up to 2025-11-25',
    text: [
      'With revision 2026-07-28 the protocol has changed more than ever before. You do one task in both ways, with a server that speaks both.',
      'First the older way. Its connection opens with a handshake.',
    ],
    action: 'Connect in 2025-11-25',
    after: [
      'Three messages before anything else. What they settle holds as long as the connection does: both sides have to remember it.',
    ],
  },
  'legacy-call': {
    title: 'The tool asks back',
    text: ['The tool `folders` needs to know the roots of the client.'],
    action: 'Call folders',
    after: [
      'In the middle of the call the server sends a request, `roots/list`, and waits. So the two must stay connected all the time, and whoever balances load between several copies of the server must lead the answer to the right one.',
    ],
  },
  modern: {
    title: 'From 2026-07-28 on',
    text: ['Now the newer way, with the same program.'],
    action: 'Connect in 2026-07-28',
    after: [
      'No handshake, no `initialized`. The client only asked `server/discover`: which revisions and capabilities are there? It might as well have begun with the call.',
    ],
  },
  'modern-call': {
    title: 'The same tool',
    text: ['Call it again, and count the messages.'],
    action: 'Call folders',
    after: [
      'Two requests and two responses, and the server sent no request of its own. The first response is no answer yet: it asks for input. The client adds what was asked for and sends the call again, with a new id.',
    ],
  },
  'where-it-asks': {
    title: 'How does the server ask?',
    text: ['It sends no requests any more. Yet it asked for something.'],
    task: 'Select the message in which the server asks for the roots.',
    wrong: {
      result: 'That is the end of the conversation, the result proper.',
      request: 'The client sent that. Look at what came back.',
      other: 'That is not it. Look at the two responses to `tools/call`.',
    },
    hints: ['Look for `resultType` in the responses.', 'It is the first response to `tools/call`.'],
    after: [
      '`resultType` is `input_required`, and `inputRequests` holds the question. It is a result like any other, and the request is finished with it.',
    ],
  },
  'where-it-is-told': {
    title: 'How is it told?',
    text: ['The client keeps nothing open. It asks once more, better informed.'],
    task: 'Select the message that brings the roots to the server.',
    wrong: {
      first: 'That is the first try, which knows nothing of the question yet.',
      other: 'That is not it. It is a request of the client.',
    },
    hints: ['Look for `inputResponses` in the params.', 'Its id is `"retry-1"`.'],
    after: [
      'Method and arguments are the same, with `inputResponses` added. If the server gave a `requestState`, that goes along unchanged; so it need not remember anything itself.',
    ],
  },
  'side-by-side': {
    title: 'Side by side',
    text: ['The same call in both eras. Look at what the newer one carries along.'],
    after: [
      'In `_meta` stand the revision, the client and its capabilities: what the handshake settled once, each request now says for itself. Any copy of the server can answer it.',
    ],
    beside: ['2025-11-25', '2026-07-28'],
  },
  end: {
    title: 'Two eras, one purpose',
    text: [
      'Older: handshake, a connection with a memory, requests in both directions. Newer: no handshake, each request stands for itself, the client asks and the server answers.',
      'Tools, resources and prompts are the same in both. Lifeline finds out by itself what a server speaks.',
    ],
    action: 'Disconnect',
    after: ['Over stdio the end is the same, too: closing stdin.'],
  },
};
