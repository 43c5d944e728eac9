import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Start the server',
    text: [
      'An MCP server is a program that waits to be asked. The simplest way to run one is as a child process: the client writes messages to its standard input and reads the answers from its standard output, one JSON message per line.',
      'This lesson uses a small server that is part of Lifeline. Nothing leaves your machine.',
    ],
    action: 'Start the server',
    after: [
      'The diagram shows three vertical lines: the host, which is you, the client and the server. What crosses between the last two is the protocol; we call it the wire. The pill ▶ marks the moment when the process was started. No message has crossed yet: a server does not speak first.',
    ],
  },
  'step-1': {
    title: 'Step 1 · Open the connection',
    text: [
      'The first request is `initialize` (2026-07-28 does without; lesson 11 shows how). The client says three things: which revision of the protocol it wants to speak (`protocolVersion`), what it can do (`capabilities`) and who it is (`clientInfo`).',
      'The number in `id` ties the answer to its question. Here step n has id n, so this request has id 1. Revisions are named by date; like most tutorials, this lesson uses the first one, 2024-11-05.',
    ],
    action: 'Send initialize',
    after: [
      'The server answers with the same id. It agrees to the revision and lists what it offers: tools, resources and prompts. `listChanged` is false: should one of these lists change, the server will not tell.',
      'Then the client confirms: `notifications/initialized`. Only now may normal work begin.',
    ],
    myth: {
      says: 'The client confirms with a message called `initialized`.',
      truth:
        'The method is `notifications/initialized`. Every notification of MCP has that prefix; a message called `initialized` would be an unknown method.',
    },
  },
  'no-id': {
    title: 'Three messages, two ids',
    text: [
      'Three messages have crossed so far: a request, its response and a notification. Two of them carry an id.',
    ],
    task: 'Select the message that has no id: click its arrow, or press `j` and `k` to move along the wire.',
    wrong: {
      request: 'That is the request. Its id is 1, and the server must answer it.',
      response: 'That is the response. It carries the id of the request that it answers.',
      other: 'That is no message: it tells what happened to the process. Look at the arrows.',
    },
    hints: [
      'Requests and responses show their id as a small chip with a number sign.',
      'Look for the arrow that begins with a hollow circle.',
    ],
    after: [
      'A notification is said, not asked: no id, no answer, not even an error. So the client does not wait after sending it.',
    ],
  },
  'step-2': {
    title: 'Step 2 · Discover the tools',
    text: [
      'The server said that it has tools, but not which. The client asks with `tools/list`. Before you send it: which id will the answer have?',
    ],
    action: 'Send tools/list',
    after: [
      'Id 2, as asked. Each tool has a name, a description and an `inputSchema`. That schema is ordinary JSON Schema; the host hands it to the model, and from it the model learns when to call the tool and how to fill in its arguments. Function calling works the same way.',
    ],
  },
  'step-3': {
    title: 'Step 3 · Call the tool echo',
    text: [
      '`tools/call` names the tool and gives its `arguments`, an object that fits the schema from step 2. In a real host the model chooses both. Here you take its place.',
    ],
    action: 'Call echo',
    after: [
      'The result has a list of `content` blocks, because a tool may return several things: texts, images, resources. Here it is one block of text.',
    ],
  },
  'step-4': {
    title: 'Step 4 · Call the tool add',
    text: ['The same method, another tool. Watch `isError` at the end of the result.'],
    action: 'Call add',
    after: [
      '42 + 58 = 100, and `isError` is false: the tool did its work. A tool that fails answers with `isError` true, still inside a `result`, so that the model can read what went wrong and try something else.',
    ],
    myth: {
      says: 'When a tool fails, the server answers with a JSON-RPC `error`.',
      truth:
        'A JSON-RPC `error` says that the request itself was no good, for example an unknown tool. A tool that ran and failed returns a `result` with `isError` true. Lesson 6 shows both.',
    },
  },
  'step-5': {
    title: 'Step 5 · Discover the resources',
    text: [
      'Tools do things; resources are data to be read. `resources/list` asks for them. This is the same kind of question as step 2, so the diagram goes back to phase 2, discovery.',
    ],
    action: 'Send resources/list',
    after: [
      'One resource, known by its URI `info://server-info`. The server chooses the scheme itself; `file://` and `https://` are common, `info://` is this server’s own.',
    ],
  },
  'step-6': {
    title: 'Step 6 · Read a resource',
    text: [
      'To read it, the client sends the URI. Reading changes nothing; the application decides when to do it.',
    ],
    action: 'Read info://server-info',
    after: [
      'The answer holds `contents`, each with its URI, its type and its text. The text is itself JSON, written inside a JSON string: that is why its quotation marks carry backslashes on the wire.',
    ],
    myth: {
      says: 'The list says `application/json`, the answer says `text/plain`, and the inner quotation marks need no backslashes.',
      truth:
        'List and answer should name the same type, and without the backslashes the line is no valid JSON. Open the Raw tab of this answer to see them.',
    },
  },
  'step-7': {
    title: 'Step 7 · Discover the prompts',
    text: [
      'The third kind: prompts are message templates that a user picks, for example from a menu. `prompts/list` asks for them.',
    ],
    action: 'Send prompts/list',
    after: ['One template, `summarize`, with two arguments; `text` is required, `max_words` is not.'],
  },
  'step-8': {
    title: 'Step 8 · Fill in a prompt',
    text: [
      '`prompts/get` names the template and gives its arguments. They are always strings: 20 is written as `"20"`.',
    ],
    action: 'Get summarize',
    after: [
      'The server has filled in the template and returns finished `messages`, ready to be put before the model. The server itself runs no model: what becomes of them is up to the host.',
    ],
  },
  end: {
    title: 'Say goodbye',
    text: [
      'Eight requests, eight responses, one notification. How does a client end the conversation? It closes the standard input of the server; there is no message for it.',
    ],
    action: 'Disconnect',
    after: [
      'The wire shows ⏏ stdin closed, and then ■ exit 0: the server saw the end of its input and left by itself. Phase 4 consists of events of the process, not of messages. Lesson 4 tells the rest.',
      'That was all of MCP in its smallest form: open, discover, use, close.',
    ],
  },
};
