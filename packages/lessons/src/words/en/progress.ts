import type { LessonWords } from '../types.ts';

export const words: LessonWords = {
  start: {
    title: 'Calls that take their time',
    text: [
      'Some calls take seconds or minutes. Two things help: progress, so that the person knows that something happens, and cancellation, for when it is not wanted any more.',
    ],
    action: 'Connect the playground',
    after: ['Its tool `countdown` counts down as slowly as you like.'],
  },
  silence: {
    title: 'Silence',
    text: ['Let it count down from 3.'],
    action: 'Call countdown',
    after: [
      'More than a second without a sign of life, then the result. The server had plenty to tell. Why did it not?',
    ],
    myth: {
      says: 'During a call the server sends progress, and then its response.',
      truth:
        'Only if the client asked for it, by a `progressToken` in the `_meta` of its request. Without a token there is no progress, as you have just seen.',
    },
  },
  token: {
    title: 'Ask for progress',
    text: [
      'The same call, now with a token in `_meta`. The client chooses it; it must not be in use for another request.',
    ],
    action: 'Call countdown with a token',
    after: [
      'Three `notifications/progress` before the result. Each repeats the token, which is how the client knows to what it belongs, and says how far it is: `progress`, perhaps with `total` and `message`.',
    ],
  },
  last: {
    title: 'Read the numbers',
    text: ['`progress` must grow with every notification. Open them in the pane below the diagram.'],
    task: 'Select the notification with which the countdown reached its total.',
    wrong: {
      earlier: 'Not yet: here `progress` is still smaller than `total`.',
      other: 'That is no progress notification.',
    },
    hints: ['Its `progress` equals its `total`.', 'It is the last of the three, just before the result.'],
    after: ['After the response, no more progress may come for this token.'],
  },
  long: {
    title: 'Far too long',
    text: ['And now from 120, two a second. That takes a minute.'],
    action: 'Start the long countdown',
    after: ['It is running. You do not want to wait for it.'],
  },
  cancel: {
    title: 'Call it off',
    text: [
      'The client tells the server with `notifications/cancelled`, whose `requestId` names the request. Select the request and press Cancel in the pane below, or write the notification in Compose (key `c`).',
    ],
    task: 'Cancel the countdown that is running.',
    wrong: {
      notification:
        'That notification does not name the request that is running. `requestId` must be its id, as a number.',
      request: 'That was a new request. Cancelling is a notification.',
    },
    hints: [
      'The running request is the one with the clock. Its id is in the chip on its arrow.',
      'Compose: Notification, method `notifications/cancelled`, params `{"requestId":4}` with the id of the request.',
    ],
    after: ['⊘ cancelled. The progress stopped, as the server gave up its work.'],
  },
  unanswered: {
    title: 'No answer, on purpose',
    text: ['A request that was cancelled gets no response. It is the only request for which that is right.'],
    task: 'Select the request that was cancelled.',
    wrong: {
      answered: 'That one has its response.',
      other: 'That is not it. Look for the bar that ends with ⊘.',
    },
    hints: ['There are three calls of countdown. Which one has no dashed arrow?', 'It is the last one.'],
    after: [
      'Cancellation can come too late: the response may be on its way already. Then a client ignores it. Only `initialize` must never be cancelled.',
    ],
  },
  end: {
    title: 'Two notifications',
    text: [
      '`notifications/progress` from whoever works, and `notifications/cancelled` from whoever asked. Up to 2025-11-25 both may go in either direction.',
    ],
    action: 'Disconnect',
    after: ['When you write a server: look at the token, and stop when you are told to.'],
  },
};
