import type { ClientOptions } from '@lifeline/client';
import type { Connection } from './connection.ts';

/** Tells the trace which rules answer the server, where that is news. */
export class RulesNote {
  /** Text of the rules that the trace tells of. */
  #told = '';

  /** `rules` answer from here on. */
  tell(connection: Connection, rules: ClientOptions['rules']): void {
    const text = rules.map((rule) => rule.text).join();
    if (text === this.#told) return;
    this.#told = text;
    const count = rules.length === 1 ? '1 rule answers' : `${rules.length || 'No'} rules answer`;
    connection.record({
      type: 'note',
      about: 'answer-rules',
      text: `${count} what the server asks from here on.`,
    });
  }
}
