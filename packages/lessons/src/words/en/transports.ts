import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  pipe: {
    title: '1 stdio: a pipe',
    text: [
      'Messages are the same everywhere. What carries them is called the transport, and there are two of them, and an older third.',
      'The first you know: the client starts the server as a child process, and one line of text is one message.',
    ],
    action: 'Connect by stdio',
    after: [
      '▶ marks the process. It belongs to this client alone, it runs on the same machine, and the two need no address.',
    ],
  },
  'pipe-list': {
    title: 'A question through the pipe',
    text: ['Ask for the tools. The next two servers will be asked the same.'],
    action: 'Send tools/list',
    after: ['Two lines: one down, one up. There is nothing around the messages.'],
  },
  post: {
    title: '2 Streamable HTTP',
    text: [
      'A server may also be a service with an address. Then each message of the client is an HTTP POST of its own. This one runs on your machine as well, but it might be anywhere.',
    ],
    action: 'Connect by Streamable HTTP',
    after: [
      'Now ⇄ events stand around the messages: a POST for each, with the status that came back. In its answer to `initialize` the server gave out an `Mcp-Session-Id`, which the client sends along from then on. Then a GET opened a stream for what the server wants to say by itself.',
    ],
  },
  'post-list': {
    title: 'The same question by POST',
    text: ['Ask for the tools again.'],
    action: 'Send tools/list',
    after: [
      'The message is the same, byte for byte. Its answer came in the response to the POST, either as plain JSON or as a short stream of events: that is up to the server.',
    ],
  },
  'no-answer': {
    title: 'A POST without an answer',
    text: ['Every POST gets an HTTP response. But not every message has an answer: notifications have none.'],
    task: 'Select the HTTP response that says “taken, and there is nothing to answer”.',
    wrong: {
      other: 'That response has something in it, or refuses something. Look for another status.',
      message: 'That is a message, not the HTTP around it. Look for the pills with a status.',
      event: 'That is not a response of HTTP. Look for the pills with a status.',
    },
    hints: ['Its status is not 200.', 'It is 202 Accepted, behind `notifications/initialized`.'],
    after: ['202 Accepted, with an empty body. HTTP always answers; JSON-RPC does not.'],
  },
  'post-end': {
    title: 'The end of an HTTP session',
    text: ['There is no process to end and no stdin to close. What does the client do?'],
    action: 'Disconnect',
    after: [
      'An HTTP DELETE with the session’s id. The server goes on for its other clients. No `shutdown`, no `exit` here either.',
    ],
    myth: {
      says: 'However it is carried, an MCP session ends with `shutdown` and `exit`.',
      truth:
        'Over stdio it ends with the closing of stdin, over HTTP with DELETE. No message has to do with it.',
    },
  },
  stream: {
    title: '3 HTTP+SSE, the older way',
    text: ['Revision 2024-11-05 used HTTP differently. Some servers still do.'],
    action: 'Connect by HTTP+SSE',
    after: [
      'First a GET, whose response never ends: a stream of events. The first event, `endpoint`, names the address to which the client is to POST.',
    ],
  },
  'stream-list': {
    title: 'Up one way, down the other',
    text: ['And the same question once more. Watch where the answer comes from.'],
    action: 'Send tools/list',
    after: [
      'The POST was answered with 202 and nothing else. The answer to the message came down the stream. If that breaks, answers are lost; this is the main reason for the newer transport.',
    ],
    myth: {
      says: 'HTTP+SSE is the transport for remote servers.',
      truth:
        'It was, in 2024-11-05. Since 2025-03-26 it is Streamable HTTP; HTTP+SSE is kept for old servers only.',
    },
  },
  end: {
    title: 'One protocol, three ways',
    text: [
      'A pipe, POSTs with a session, or a stream with an address. The messages did not change, and that is the point of a transport.',
    ],
    action: 'Disconnect',
    after: ['The client closes the stream; that is all.'],
  },
};
