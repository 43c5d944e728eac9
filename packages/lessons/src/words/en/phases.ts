import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'The life of a connection',
    text: [
      'Tutorials draw four phases: initialization, discovery, operation, shutdown. They stand at the top of the window. You go through all of them, and end three servers in three ways.',
    ],
    action: 'Start the server',
    after: ['The process runs. No phase has begun, as no message has crossed.'],
  },
  initialization: {
    title: '1 Initialization',
    text: [
      'Before: neither side knows anything about the other. Exchanged: revision, capabilities, names. Until it is over, the client should send nothing but `ping`.',
    ],
    action: 'Send initialize',
    after: [
      'Request, response, `notifications/initialized`: up to revision 2025-11-25 this phase is always these three messages, and it does not come back.',
    ],
  },
  discovery: {
    title: '2 Discovery',
    text: [
      'Now the client may ask what there is. It knows from phase 1 that the server has tools; it does not know which.',
    ],
    action: 'Send tools/list',
    after: ['From here on the client knows names, descriptions and schemas, and the model can choose.'],
  },
  operation: {
    title: '3 Operation',
    text: ['The actual work: calls, reads, prompts, with progress and logs in between.'],
    action: 'Call add',
    after: ['Most messages of most sessions belong to this phase.'],
  },
  'back-again': {
    title: 'And back to 2',
    text: ['Phases are no one-way street. Ask for the resources and watch the numbers at the top.'],
    action: 'Send resources/list',
    after: [
      'Phase 2 again. Discovery happens for each kind of thing, and again whenever a list has changed.',
      'That is because discovery is a teaching name. The specification itself has three phases: initialization, operation, shutdown. Its operation contains both our 2 and our 3.',
    ],
  },
  shutdown: {
    title: 'How does it end?',
    text: [
      'Many tutorials end with a request `shutdown`, its response, and a message `exit`. Try it: open Compose (key `c`), choose Request and type `shutdown`.',
    ],
    task: 'Send the server the request `shutdown`.',
    wrong: {
      notification: 'That was a notification, so nobody answers. Tutorials send `shutdown` as a request.',
      another: 'That was another method. Type `shutdown`.',
    },
    hints: [
      'Compose is at the top right of the wire.',
      'Request, method `shutdown`, no params, then Ctrl and Enter.',
    ],
    after: ['−32601, method not found. And the server still runs.'],
    myth: {
      says: 'The client ends a session with `shutdown`, and then `exit`.',
      truth:
        'No revision of MCP has these messages. They come from another protocol, the Language Server Protocol. In MCP the transport ends the connection.',
    },
  },
  close: {
    title: '4 Shutdown, as specified',
    text: [
      'Over stdio the client simply closes the standard input of the server. A server that reads its input to the end notices that, and leaves.',
    ],
    action: 'Disconnect',
    after: [
      '⏏ stdin closed, then ■ exit 0. Phase 4 has no messages at all; what you see are events of the process.',
    ],
  },
  tutorial: {
    title: 'A server from a tutorial',
    text: [
      'Now the same with a server that somebody wrote after such a tutorial. It knows `shutdown` and `exit`.',
    ],
    action: 'Start that server',
    after: ['So far it looks like any other.'],
  },
  'tutorial-shutdown': {
    title: 'shutdown is answered …',
    text: ['Send it the same request as before.'],
    action: 'Send shutdown',
    after: [
      'It answers `{}`. Nothing forbids a server to know more methods than the specification has. But no client can count on it, and a host that keeps to the specification does not send this.',
    ],
  },
  'tutorial-exit': {
    title: '… and exit ends it',
    text: ['Tutorials then send `exit`, a notification.'],
    action: 'Send exit',
    after: [
      'The process has ended by itself, with code 0. Lifeline says “ended” rather than “disconnected”: to a client this looks exactly like a server that has quit without being asked.',
    ],
  },
  stubborn: {
    title: 'A server that will not leave',
    text: ['What if a server does not notice that its input is closed? This one ignores it on purpose.'],
    action: 'Start that server',
    after: ['Connected. Watch the clock at the next step: it takes about four seconds.'],
  },
  force: {
    title: 'stdin, SIGTERM, SIGKILL',
    text: [
      'The client closes stdin and waits. If nothing happens, it asks the operating system to end the process (SIGTERM), and waits again. After that it does not ask any more (SIGKILL).',
    ],
    action: 'Disconnect',
    after: [
      'Each step is an event on the server’s line. A good server never lets it come to the second one.',
    ],
  },
  'which-ended-it': {
    title: 'Which one did it?',
    text: ['Three attempts, one success.'],
    task: 'Select the event that ended this server.',
    wrong: {
      stdin: 'That was the first attempt, the polite one. The server went on for two more seconds.',
      term: 'That was the second attempt. The server wrote “Not now.” to stderr and stayed.',
      exit: 'That is the end itself. What caused it stands just before it.',
      other: 'That is not it. Look at the pills on the server’s line, near the end.',
    },
    hints: ['It is a signal that no program can catch.', 'The pill says SIGKILL.'],
    after: [
      'SIGKILL leaves no time to save anything. A server that holds files or connections should end when its input does.',
    ],
  },
  http: {
    title: 'And over HTTP?',
    text: [
      'A server over HTTP is not started by the client, so the client cannot end its process. It ends its session: if the server gave out an `Mcp-Session-Id`, the client sends an HTTP `DELETE` with it. The server may refuse with 405; then the session just grows old.',
      'A server may end a session as well. It then answers 404, and the client begins anew with `initialize`.',
      'In neither case is there a message. Lesson 10 shows such an end on the wire; with a server of your own it shows when you connect by its URL and press Disconnect.',
    ],
  },
};
