import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Only three kinds',
    text: [
      'MCP speaks JSON-RPC 2.0. Every message is one of three kinds: a request asks, a response answers, a notification tells.',
      'Connect the playground, a server that can do a little of everything. The client opens the connection by itself this time.',
    ],
    action: 'Connect the playground',
    after: [
      'You see one of each already. The request `initialize` has a method and an id. The response has the same id and a `result`. The notification `notifications/initialized` has a method and no id.',
    ],
  },
  ping: {
    title: 'A request and its response',
    text: [
      'The smallest request is `ping`: are you still there? Either side may send it at any time.',
      'A request says what it wants (`method`), perhaps with details (`params`), and carries an `id` that its sender has not used before.',
    ],
    action: 'Send ping',
    after: [
      'The response repeats the id, and holds either a `result` or an `error`, never both. Here the result is `{}`: to answer at all is the whole point.',
      'Responses have no method. Only the id tells what a response belongs to, so answers may come in any order.',
    ],
  },
  roots: {
    title: 'The other direction',
    text: [
      'The playground has a tool called `roots`. To do its work it must know which folders you work in, and only the client knows that. Call the tool and watch who asks whom.',
    ],
    action: 'Call the tool roots',
    after: [
      'Between your request and its response, two messages crossed the other way round: the server asked, and the client answered. Your call waited meanwhile, as the long bar on the server’s line shows. The answer is an empty list, unless you have entered roots in the settings.',
    ],
    myth: {
      says: 'Requests go from the client to the server only.',
      truth:
        'Up to revision 2025-11-25 servers send requests, too: `roots/list`, `sampling/createMessage`, `elicitation/create` and `ping`. What a server may ask for depends on what the client declared in `initialize`.',
    },
  },
  'who-asks': {
    title: 'Which one did the server send?',
    text: ['Requests have a filled arrowhead; responses are dashed.'],
    task: 'Select the request that the server sent.',
    wrong: {
      call: 'That belongs to your own call: the client asked, the server answered.',
      answer: 'That is the client’s answer. The question stands just before it.',
      other:
        'That is not it. Look between your call of the tool and its result, for an arrow that points to the client.',
    },
    hints: ['The arrow must point from right to left, and be solid.', 'Its method is `roots/list`.'],
    after: [
      'Look at its id. Each side counts its own requests, so the same id may be in use in both directions at once. An id only means something together with who asked.',
    ],
  },
  log: {
    title: 'Notifications from the server',
    text: [
      'Notifications go in both directions as well. This tool writes to the log: the server reports it with `notifications/message`, although nobody asked for that.',
    ],
    action: 'Call the tool log',
    after: [
      'The notification came before the response of the call. It has a `level`, the name of a `logger`, and `data`, which may be any JSON. Nobody answers it.',
    ],
    myth: {
      says: 'The text of a log notification is in `params.message`.',
      truth:
        'The member is called `data`, and it need not be a text. A client that reads `message` shows nothing.',
    },
  },
  tell: {
    title: 'Say something yourself',
    text: [
      'What happens when you tell a server something that it does not understand? Try it. Open Compose on the wire (key `c`), choose Notification, and type a method that no server knows, for example `notifications/hello`.',
    ],
    task: 'Send the server a notification of your own.',
    wrong: {
      request:
        'That was a request: it had an id, and the server had to answer. Choose Notification in Compose.',
    },
    hints: [
      'Compose is the button at the top right of the wire. It has three buttons: Request, Notification, Raw line.',
      'Choose Notification, type `notifications/hello` as the method, and press Ctrl and Enter.',
    ],
    after: [
      'Nothing came back, not even an error. A notification gets no answer, whatever is in it. That is why one must not use it for anything that has to arrive.',
    ],
  },
  ask: {
    title: 'Now as a request',
    text: ['Ask the same thing instead. An unknown method, but with an id.'],
    task: 'Send a request with a method that the server does not know, for example `hello`.',
    wrong: {
      notification:
        'That was a notification again: without an id, there is nothing to answer. Choose Request.',
      known: 'The server knew that method and answered it. Think of one that cannot exist.',
    },
    hints: ['In Compose choose Request and type `hello`.'],
    after: [
      'This time the server must answer: `error` with code −32601, method not found. The id decides whether there is an answer at all.',
    ],
  },
  end: {
    title: 'Three kinds, two directions',
    text: [
      'Request: method and id. Response: id, and `result` or `error`. Notification: method, no id. Each of them in both directions. There is nothing else on an MCP wire.',
    ],
    action: 'Disconnect',
    after: ['You can now read any line of any MCP session.'],
  },
};
