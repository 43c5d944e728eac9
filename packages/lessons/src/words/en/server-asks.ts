import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'When the server asks',
    text: [
      'A tool may need something that only the other side has: a word from the person, the help of a model, the folders that one works in. Then the server asks.',
      'It may only ask for what the client declared in `initialize`: `elicitation`, `sampling`, `roots`.',
    ],
    action: 'Connect the playground',
    after: ['Look at the note below the handshake: this client declares all three.'],
  },
  question: {
    title: 'Elicitation: a question for you',
    text: ['The tool `ask` wants to know who you are.'],
    action: 'Call the tool ask',
    after: [
      'The call is not answered yet. Instead a request came from the server, `elicitation/create`, with a message and a small schema for the answer. It waits in the Inbox.',
    ],
  },
  answer: {
    title: 'Answer it',
    text: [
      'There are three answers: accept, with what was asked for; decline, if you do not want to tell; cancel, if you have just closed the window. All three are results, not errors.',
    ],
    task: 'Open the Inbox on the left and answer the question, whichever way you like.',
    wrong: { error: 'That was answered with an error. Call the tool once more from the panel Tools.' },
    hints: ['Inbox is among the panels on the left.', 'Fill in a name and press Accept, or press Decline.'],
    after: [
      'Your answer went to the server, and the tool finished with it. Servers must not ask for passwords this way.',
    ],
  },
  thought: {
    title: 'Sampling: a question for the model',
    text: ['The tool `think` has no model of its own. It borrows that of the client.'],
    action: 'Call the tool think',
    after: [
      '`sampling/createMessage`: messages in, a message out, and a limit of tokens. The host decides whether its model gets to see this; a person should be able to say no.',
    ],
  },
  'answer-as-model': {
    title: 'You are the model',
    text: ['Lifeline has no model. You take its place.'],
    task: 'Open the Inbox and answer for the model.',
    wrong: { error: 'That was answered with an error. Call the tool once more from the panel Tools.' },
    hints: ['Inbox is on the left; write a sentence.', 'Then press Send.'],
    after: ['The tool got your sentence as the words of a model, with the `model` that gave it.'],
  },
  'whose-answer': {
    title: 'Who answered whom?',
    text: ['Four messages belong to this call. Two of them are responses.'],
    task: 'Select the response that the client sent.',
    wrong: {
      question: 'That is the request of the server. Its answer follows.',
      call: 'That belongs to your own call: the server answers it.',
      other: 'That is not it. Look for a dashed arrow that points to the server.',
    },
    hints: ['Dashed, and from left to right.', 'It stands right behind `sampling/createMessage`.'],
    after: [
      'Requests and responses in both directions, one within the other: the bars on the lines show which waits for which.',
    ],
  },
  end: {
    title: 'And in the newest revision?',
    text: [
      'From 2026-07-28 on servers send no requests any more. They answer with a result that says “I need this first”, and the client asks again with the answer. Lesson 11 shows it.',
    ],
    action: 'Disconnect',
    after: [
      'Whichever way: the server asks, the client decides who answers, and the person can always say no.',
    ],
  },
};
