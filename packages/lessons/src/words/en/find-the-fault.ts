import type { LessonWords } from '../types.ts';

const TASK = 'Select the event that shows the fault.';
const OTHER = 'Nothing is wrong with that one. Look on.';
const START = 'Start it and call greet';

export const words: LessonWords = {
  'run-1': {
    title: 'Server 1 of 8',
    text: [
      'Eight servers with the same tool, `greet`. Each makes one mistake that real servers make. The client connects, and then calls `greet` with the name Ada. You find out what is wrong.',
      'Not every mistake keeps a server from working with a patient client, and Lifeline is very patient. Others are not.',
    ],
    action: START,
    after: ['It works. And yet many clients would have hung up by now.'],
  },
  'find-1': {
    title: 'Server 1: what is wrong?',
    text: ['Over stdio, one line is one message.'],
    task: TASK,
    wrong: { other: OTHER },
    hints: [
      'Is there anything on the wire that is no message?',
      'It is violet and torn, right at the beginning.',
    ],
    after: [
      'A banner on stdout. Standard output belongs to the protocol; a friendly greeting, a log line or the output of a forgotten `print` breaks it. Everything else goes to stderr.',
    ],
  },
  'run-2': {
    title: 'Server 2 of 8',
    text: ['The next one. Watch what becomes of the call.'],
    action: START,
    after: ['The answer is there, and the call still waits.'],
  },
  'find-2': {
    title: 'Server 2: what is wrong?',
    text: ['The client is waiting for an answer, and one came.'],
    task: TASK,
    wrong: { request: 'The request is fine. Compare its id with what came back.', other: OTHER },
    hints: ['Compare the ids of request and response character by character.', 'It is the dotted arrow.'],
    after: [
      'The id came back as `"2"`, a string. The request had the number 2. To JSON-RPC these are two different ids, so the response answers nothing, and the call waits until its time is up.',
    ],
  },
  'run-3': {
    title: 'Server 3 of 8',
    text: ['This one answers at once.'],
    action: START,
    after: ['It answered. Did it work, or did it fail?'],
  },
  'find-3': {
    title: 'Server 3: what is wrong?',
    text: ['Open the messages in the pane below the diagram.'],
    task: TASK,
    wrong: { request: 'The request is fine. Read the answer.', other: OTHER },
    hints: ['Which members may a response have?', 'Read the response to `tools/call` to its end.'],
    after: [
      'It has both a `result` and an `error`. A response has exactly one of them. Each client picks another one, so the same server works here and fails there.',
    ],
  },
  'run-4': {
    title: 'Server 4 of 8',
    text: ['Everything here is well formed.'],
    action: START,
    after: ['The call succeeded, and something else came along.'],
  },
  'find-4': {
    title: 'Server 4: what is wrong?',
    text: ['A message can be perfect JSON-RPC, and still be one that this server must not send.'],
    task: TASK,
    wrong: {
      declared: 'This is where it ought to stand: the server declares only `tools`. What did it use besides?',
      other: OTHER,
    },
    hints: [
      'Compare what the server declared in its answer to `initialize` with what it does.',
      'Who said that it has logging?',
    ],
    after: [
      'It sends `notifications/message` without having declared `logging`. A client that believes the declaration has nothing to show such messages in.',
    ],
  },
  'run-5': {
    title: 'Server 5 of 8',
    text: ['Take your time with this one.'],
    action: START,
    after: ['The clock at the request is running.'],
  },
  'find-5': {
    title: 'Server 5: what is wrong?',
    text: ['Some faults are an absence.'],
    task: TASK,
    wrong: { other: OTHER },
    hints: ['Which exchange is not complete?', 'It is the request with the running clock.'],
    after: [
      'The call is never answered. Every request must get a response, be it an error. A client needs a time limit, and should then send `notifications/cancelled` instead of waiting for ever.',
    ],
  },
  'run-6': {
    title: 'Server 6 of 8',
    text: ['You may have met this one.'],
    action: START,
    after: ['That was quick.'],
  },
  'find-6': {
    title: 'Server 6: what is wrong?',
    text: ['The call is lost.'],
    task: TASK,
    wrong: {
      stderr: 'That line tells the reason. What followed from it?',
      request: 'The call is fine; it only got no answer. Why not?',
      other: OTHER,
    },
    hints: ['Look at the server’s line, not at the messages.', 'It is the pill with the exit code.'],
    after: [
      'The process died in the middle of a call, with exit code 3. A server should catch the failure of one tool and answer with `isError`; one bad call must not take all others along.',
    ],
  },
  'run-7': {
    title: 'Server 7 of 8',
    text: ['This time the client has listed the tools first, and then called `greet` with {"name": "Ada"}.'],
    action: START,
    after: ['A tool error. But was the call wrong?'],
  },
  'find-7': {
    title: 'Server 7: what is wrong?',
    text: ['The arguments were made exactly after the schema. Still the tool refuses them.'],
    task: 'Select the message with the lie in it.',
    wrong: { result: 'Here the lie comes to light. Where was it told?', other: OTHER },
    hints: [
      'What did the client believe when it made the arguments?',
      'It is the answer to `tools/list`, with the `inputSchema`.',
    ],
    after: [
      'The schema says that `name` is a string; the tool wants an object. A model knows nothing but the schema, so it can never call this tool rightly. The bench of Lifeline finds such tools.',
    ],
  },
  'run-8': {
    title: 'Server 8 of 8',
    text: ['The last one writes beautifully.'],
    action: START,
    after: ['Quite a lot of lines for one answer.'],
  },
  'find-8': {
    title: 'Server 8: what is wrong?',
    text: ['All in all the text is right.'],
    task: 'Select an event that shows the fault.',
    wrong: { other: OTHER },
    hints: ['How many messages is the answer supposed to be?', 'Any of the torn arrows will do.'],
    after: [
      'Pretty-printed JSON. A message over stdio must not contain line breaks, because the line break ends it; so this answer arrives as many broken pieces.',
      'Eight faults found. In your own servers the panel Findings looks for these and many more.',
    ],
  },
};
