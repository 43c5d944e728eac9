import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Failing is part of the protocol',
    text: [
      'A call can go wrong in three places: in the tool, in the request, or on the way. They look different on the wire, and a host must treat them differently.',
    ],
    action: 'Connect the playground',
    after: ['The playground has a tool `weather`, which can do all of it.'],
  },
  success: {
    title: 'First, a success',
    text: ['Ask for the weather in San Francisco.'],
    action: 'Call weather: San Francisco',
    after: [
      'A `result` with content. Remember how it looks. What stands in it is up to the server’s author, who wrote it in Chinese.',
    ],
  },
  'tool-error': {
    title: '1 The tool fails',
    text: ['Now a place that the tool does not know.'],
    action: 'Call weather: Atlantis',
    after: [
      'Amber, ▲ `isError`. It is still a `result`. The tool was found, it ran, and it says in words what is wrong and what would help. The host gives this text to the model, which can try again.',
    ],
  },
  'json-rpc-error': {
    title: '2 The request fails',
    text: ['And a place for which this server gives up altogether.'],
    action: 'Call weather: Nowhere',
    after: [
      'Red, ⬣ −32000. There is no `result`; an `error` with a code and a message stands in its place. It is meant for the program, not for the model.',
      'Here are both answers. Look for the members that differ.',
    ],
    beside: ['Tool error: Atlantis', 'JSON-RPC error: Nowhere'],
    myth: {
      says: 'A tool that fails is answered by an `error`, for example −32000 “cannot get the weather”.',
      truth:
        'When a tool has run and failed, the answer is a `result` with `isError` true. `error` is for requests that could not be handled: unknown tool, params of the wrong shape, a server that is not ready.',
    },
  },
  'for-the-model': {
    title: 'Which one helps the model?',
    text: [
      'Hosts hand results to the model. Errors of JSON-RPC usually end in a log or a message to the user.',
    ],
    task: 'Select the answer from which the model can learn what to do better.',
    wrong: {
      error:
        'That error is for the program: a code and a few words, and no result that a model would be given.',
      success: 'That one succeeded. There is nothing to do better.',
      other: 'Select one of the three responses, which are dashed arrows.',
    },
    hints: ['It is a failure, and still a result.', 'It is the amber one.'],
    after: [
      'It even names the places that the tool knows. Good tool errors say what went wrong and what would work.',
    ],
  },
  provoke: {
    title: 'Provoke the other kind',
    text: [
      'Make the server answer a `tools/call` with a JSON-RPC error. Use Compose (key `c`): which request would not even reach a tool?',
    ],
    task: 'Send a `tools/call` that is answered by an `error`.',
    wrong: {
      method: 'That was an error, but of another method. Use `tools/call`.',
      tool: 'The tool ran and failed: `isError`, so still a result. Think of a request that reaches no tool.',
      success: 'That one worked. Try a tool that does not exist.',
    },
    hints: [
      'What if there is no such tool?',
      'Method `tools/call`, params `{"name":"wether","arguments":{}}`',
    ],
    after: [
      '−32602, invalid params: there is no such tool. The request was at fault, so the answer is an `error`.',
    ],
  },
  dying: {
    title: '3 The connection fails',
    text: ['In the third case there is no answer at all. This server looks sound.'],
    action: 'Connect that server',
    after: ['It has one tool, `greet`.'],
  },
  lost: {
    title: 'No answer',
    text: ['Call it.'],
    action: 'Call greet',
    after: [
      'The bar of the request ends hatched, and the timeline marks it ⌁: lost. Nobody sent an error; nobody is there any more to send one. The client itself must notice, and tell the host.',
      'Do not repeat such a call without thought: it may have done its work before the end came.',
    ],
  },
  why: {
    title: 'What took the answer away?',
    text: ['The server left two traces.'],
    task: 'Select the event after which no answer could come any more.',
    wrong: {
      stderr: 'This line tells why. But a process that writes to stderr may well go on.',
      request: 'That is the question. What happened to the server after it?',
      other: 'That is not it. Look at the pills on the server’s line.',
    },
    hints: ['When does a process surely answer no more?', 'It is the pill with the exit code.'],
    after: [
      'Exit code 3, in the middle of a call. So there are three kinds: `isError` (the tool), `error` (the request), and no answer (the connection). Lifeline keeps them apart by shape and colour everywhere.',
    ],
  },
};
