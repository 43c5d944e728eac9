import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Three kinds of offer',
    text: [
      'Servers offer tools, resources and prompts. The messages look much alike. The difference is who decides when they are used.',
    ],
    action: 'Connect the server',
    after: [
      'The client has listed everything: two tools, one resource, one prompt. The panels on the left show them, with their counts.',
    ],
  },
  tool: {
    title: 'Tools: the model decides',
    text: [
      'A tool does something. The host gives names, descriptions and schemas to the model; in the middle of its answer the model says “call `add` with 42 and 58”, and the host has it done, perhaps after asking the user.',
    ],
    action: 'Call add',
    after: [
      'A call can change the world: send mail, delete a file. That is why hosts should let a person refuse it.',
    ],
  },
  resource: {
    title: 'Resources: the application decides',
    text: [
      'A resource is data. The application decides what the model needs to know, reads it, and puts it into the context, often before the model has said a word.',
    ],
    action: 'Read info://server-info',
    after: [
      'Reading is meant to change nothing, so hosts seldom ask a person each time. The model has no part in it, unless its host gives it one.',
    ],
  },
  prompt: {
    title: 'Prompts: the user decides',
    text: [
      'A prompt is a prepared message. The user picks it, for example from a menu of commands, and fills in its arguments.',
    ],
    action: 'Get summarize',
    after: [
      'The server returns finished messages. The host shows them, or hands them to the model as if the user had typed them.',
    ],
  },
  'be-the-model': {
    title: 'You are the model',
    text: [
      'A user asks: “What is 19 plus 23?” You are the model and have read the tools. Use any way you like: the panels on the left, or Compose (key `c`).',
    ],
    task: 'Send the message that the model would ask for.',
    wrong: {
      tool: 'A call is right, but this tool does not add.',
      resource: 'That reads data. Nothing there knows 19 and 23.',
      prompt: 'That is what a user would pick. A model cannot.',
      list: 'The list is known already. Use what is in it.',
    },
    hints: [
      'Which of the three kinds does something?',
      'Open Tools on the left, choose `add`, fill in 19 and 23, and press Run.',
    ],
    after: [
      '`tools/call` with `add`. In real life the model gives the host exactly this name and these arguments.',
    ],
  },
  'be-the-application': {
    title: 'You are the application',
    text: [
      'Your program has just started. The model should know which server it works with, before the user types anything.',
    ],
    task: 'Send the message that the application would send.',
    wrong: {
      tool: 'A tool is called when the model wants it. Nobody has asked the model anything yet.',
      prompt: 'A prompt waits for its user, and there is no user yet.',
      list: 'The list tells what can be read. Now read it.',
    },
    hints: [
      'Data that is put into the context is a resource.',
      'Open Resources on the left, choose `info://server-info`, and press Read.',
    ],
    after: ['`resources/read`. The application chose the moment; no model had to think about it.'],
  },
  'be-the-user': {
    title: 'You are the user',
    text: ['You have a text to be shortened, and your application shows a menu entry “summarize”.'],
    task: 'Choose it: send the message that follows the click.',
    wrong: {
      tool: 'The model calls tools. You have picked something from a menu.',
      resource: 'That would read data. You want the prepared prompt.',
      list: 'The menu is filled by now. Choose the entry.',
    },
    hints: [
      'The menu was filled by `prompts/list`.',
      'Open Prompts on the left, choose `summarize`, type any text, and press Get.',
    ],
    after: ['`prompts/get`. What comes back is put before the model as your words.'],
  },
  end: {
    title: 'Three kinds, three who decide',
    text: [
      'Tools: the model. Resources: the application. Prompts: the user. The specification gives these as its idea of use; a host may choose other ways, but a server should be built with this in mind.',
    ],
    action: 'Disconnect',
    after: ['When you design a server, ask first who should decide. The kind follows from that.'],
  },
};
