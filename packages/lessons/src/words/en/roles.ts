import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Three roles',
    text: [
      'MCP knows three roles. The host is the application with the model in it, such as a chat program or an editor. The client is the part of it that speaks the protocol. The server offers tools, resources and prompts.',
      'Connect a server and look at the heads of the three lines.',
    ],
    action: 'Connect the first server',
    after: [
      'Host is you: in Lifeline you take the place of the application, its user and its model. Client is Lifeline. Server is the program that has just been started.',
      'The names on the heads are what each side said of itself in `initialize`.',
    ],
  },
  call: {
    title: 'A wish becomes a message',
    text: ['Let the host want something: a call of the tool `echo`.'],
    action: 'Call echo',
    after: [
      'Two things happened. You told the client what you want: the thin arrow from Host to Client. The client made a message of it and sent it to the server. The answer came back the same way.',
      'The protocol has rules only for what crosses between client and server. How a host is built inside is its own business.',
    ],
  },
  'not-on-the-wire': {
    title: 'Not everything is a message',
    text: [
      'A server never sees the user, the model, or the rest of the conversation. It sees only what the client sends.',
    ],
    task: 'Select an arrow that never crossed the wire.',
    wrong: {
      message: 'That is a message: it went between client and server, byte for byte.',
      other:
        'That is an event of the connection or the process. Look for a thin arrow that starts at the host.',
    },
    hints: [
      'Such arrows run between the first and the second line.',
      'It is the thin arrow from Host to Client, above a request.',
    ],
    after: [
      'It stands for something that you did. A server cannot tell whether a person, a model or a program was behind a request.',
    ],
  },
  second: {
    title: 'A second server',
    text: ['Applications often use several servers at once. Connect another one, the playground.'],
    action: 'Connect the second server',
    after: [
      'You are now in a second session: a process of its own, an `initialize` of its own, a wire of its own. The first one goes on; the menu at the top left switches between them.',
      'One host, two clients, two servers. A client always belongs to exactly one server.',
    ],
  },
  'one-to-one': {
    title: 'Servers do not know each other',
    text: [
      'The first server had a tool called `echo`. Does this one know of it? Ask: open Compose (key `c`) and send `tools/call` with these params: `{"name":"echo","arguments":{"message":"Anybody?"}}`',
    ],
    task: 'Ask this server for the tool `echo` of the other one.',
    wrong: { another: 'That was a call of another tool, or it is still under way. The name must be `echo`.' },
    hints: [
      'Compose: Request, method `tools/call`.',
      'Copy the params from above into the big box, then press Ctrl and Enter.',
    ],
    after: [
      'Unknown tool. Servers do not see each other, and their names may even clash: two servers may both have a tool `search`. To keep them apart and to choose what the model gets to see is the work of the host.',
    ],
  },
  sharing: {
    title: 'Can hosts share a server?',
    text: [
      'It depends on the transport. Over stdio each client starts a process of its own: two applications with the same server in their configuration run it twice, and the two know nothing of each other.',
      'Over HTTP a server is a service with an address, and many clients can connect to one at the same time. Each has its own connection and its own negotiation.',
    ],
    myth: {
      says: 'One server is connected to by several hosts at the same time.',
      truth:
        'Over HTTP it may be. A server over stdio is a child process, which belongs to the one client that started it.',
    },
  },
  end: {
    title: 'End the second session',
    text: ['What becomes of the first server when the second one ends?'],
    action: 'Disconnect the second server',
    after: ['This process has ended. Go on to see the other one.'],
  },
  'first-goes-on': {
    title: 'The first one goes on',
    text: ['Back in the first session. Ask its server whether it is still there.'],
    action: 'Call echo again',
    after: [
      'It is. Sessions are independent of each other: host, client, server; one client for each server; and the host, which is you, holds them together.',
    ],
  },
};
