import type { ClientInput } from '@lifeline/client';
import type { ActionName } from '@lifeline/trace';
import type { ClientMessage } from '@lifeline/wire';

/** What a page or a driver can ask of a session. */
export type SessionCommand = Exclude<ClientMessage, { readonly type: 'attach' | 'detach' | 'read' }>;
/** Those of them that send something to the server. */
export type Wish = Exclude<
  SessionCommand,
  { readonly type: 'disconnect' | 'restart' | 'log-level' | 'hold' | 'release' }
>;

export interface Action {
  readonly action: ActionName;
  readonly method?: string;
  readonly subject?: string;
  readonly issues?: number;
}

/** The engine's input for a wish whose action is recorded as event `cause`. */
export function wishInput(wish: Wish, cause: number): ClientInput {
  switch (wish.type) {
    case 'request': {
      const { method, paramsText, timeoutMs } = wish;
      return {
        type: 'request',
        method,
        cause,
        ...(paramsText !== undefined && { paramsText }),
        ...(timeoutMs !== undefined && { timeoutMs }),
      };
    }
    case 'notify': {
      const { method, paramsText } = wish;
      return { type: 'notify', method, cause, ...(paramsText !== undefined && { paramsText }) };
    }
    case 'raw':
      return { type: 'raw', text: wish.text, cause };
    case 'poll':
      return { type: 'poll', taskId: wish.taskId, isOn: wish.isOn };
    case 'cancel': {
      const { requestSeq, reason } = wish;
      return { type: 'cancel', requestSeq, cause, ...(reason !== undefined && { reason }) };
    }
    case 'answer': {
      const { requestSeq, input, resultText, errorText } = wish;
      return {
        type: 'answer',
        requestSeq,
        cause,
        ...(input !== undefined && { input }),
        ...(resultText !== undefined && { resultText }),
        ...(errorText !== undefined && { errorText }),
      };
    }
  }
}

/** The event that stands for the wish. */
export function wishAction(wish: Wish): Action {
  switch (wish.type) {
    case 'request': {
      const { method, subject, issues = 0 } = wish;
      return {
        action: 'request',
        method,
        ...(subject !== undefined && { subject }),
        ...(issues > 0 && { issues }),
      };
    }
    case 'notify':
      return { action: 'notification', method: wish.method };
    case 'answer': {
      const { requestSeq, input } = wish;
      return { action: 'answer', ...(input !== undefined && { subject: `${requestSeq}/${input}` }) };
    }
    case 'poll':
      return { action: wish.isOn ? 'resume-polls' : 'pause-polls', subject: wish.taskId };
    default:
      return { action: wish.type };
  }
}

/** Length of the text that a wish sends, in UTF-16 units. */
export function wishLength(wish: Wish): number {
  switch (wish.type) {
    case 'request':
    case 'notify':
      return wish.paramsText?.length ?? 0;
    case 'raw':
      return wish.text.length;
    case 'answer':
      return (wish.resultText ?? wish.errorText ?? '').length;
    case 'cancel':
      return wish.reason?.length ?? 0;
    case 'poll':
      return 0;
  }
}
