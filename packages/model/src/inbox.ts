import { INPUT_METHODS, type Outcome } from '@lifeline/protocol';
import type { Message } from './message.ts';
import { ObjectView } from './object-view.ts';
import type { AskedInput, Exchange, ResultSummary, ServerRequest, Task } from './types.ts';

/**
 * What the server asks the client, pings aside, in the order asked: by requests of its own, or by results that ask for
 * input (modern era).
 */
export class Inbox {
  readonly requests: ServerRequest[] = [];
  /** How often each rule answered since the rules last changed, by its position; 0: nobody was there to ask. */
  readonly answersByRule = new Map<number, number>();
  /** How often any rule answered. */
  automaticAnswers = 0;
  readonly #positions = new Map<number, number>();
  /** Positions of what each result asks for, by the result's seq and the key. */
  readonly #inputs = new Map<number, Map<string, number>>();
  /** Keys of the questions of each task, by connection and task. */
  readonly #taskKeys = new Map<string, Set<string>>();

  /** Pings and questions after tasks are the client's own business. */
  opened(exchange: Exchange): void {
    if (exchange.method === 'ping' || exchange.method.startsWith('tasks/')) return;
    this.#positions.set(exchange.index, this.requests.length);
    this.requests.push({ exchange: exchange.index, connection: exchange.connection, state: 'open' });
  }

  settled(exchange: Exchange): void {
    const position = this.#positions.get(exchange.index);
    if (position === undefined) return;
    const { index, connection } = exchange;
    this.requests[position] = { exchange: index, connection, state: stateOf(exchange.outcome) };
  }

  /** A request was answered with a task of the client, or that task is told of: its question is open until it is over. */
  isTask(exchange: number, task: Task): void {
    const position = this.#positions.get(exchange);
    const request = position === undefined ? undefined : this.requests[position];
    if (position === undefined || request === undefined) return;
    const { id, status, isOver, seq, atMs, resultSeq } = task;
    const over = isOver ? { over: { seq, atMs } } : {};
    this.requests[position] = {
      ...request,
      state: !isOver ? 'open' : status === 'cancelled' ? 'expired' : 'answered',
      task: { id, status, ...over, ...(resultSeq !== undefined && { resultSeq }) },
    };
  }

  /** A result came that may ask for input, from its text (2026-07-28, basic/patterns/mrtr): what it asks for. */
  inputAsked(exchange: Exchange, { seq, atMs, text = '' }: Message): ResultSummary | undefined {
    if (!INPUT_METHODS.has(exchange.method) || this.#inputs.has(seq)) return undefined;
    const result = ObjectView.read(text)?.object('result');
    if (result?.string('resultType') !== 'input_required') return undefined;
    const asked = result.object('inputRequests');
    const keys = [...new Set(asked?.keys())];
    const methods = this.#ask(exchange, { seq, atMs }, asked, keys);
    return { kind: 'input-required', methods };
  }

  /** A task asks for input (modern era). Each question has a key of its own in its task, and is repeated until it is answered. */
  taskAsks({ index, connection }: Exchange, message: Message, task: string, asked: ObjectView): void {
    const known = this.#taskKeys.get(`${connection} ${task}`) ?? new Set();
    this.#taskKeys.set(`${connection} ${task}`, known);
    const fresh = [...new Set(asked.keys())].filter((key) => !known.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) known.add(key);
    this.#ask({ index, connection }, message, asked, fresh, task);
  }

  /** The task is over: it waits for nothing any more. */
  taskOver(connection: number, task: string): void {
    for (const [position, request] of this.requests.entries()) {
      const isOpen = request.input?.task === task && request.state === 'open';
      if (isOpen && request.connection === connection) this.#change(position, { state: 'expired' });
    }
  }

  /** Opens the questions with these keys; gives the methods that they ask for, each once. */
  #ask(
    { index, connection }: Pick<Exchange, 'index' | 'connection'>,
    { seq, atMs }: Pick<Message, 'seq' | 'atMs'>,
    asked: ObjectView | undefined,
    keys: readonly string[],
    task?: string,
  ): string[] {
    const positions = new Map<string, number>();
    const methods = new Set<string>();
    for (const key of keys) {
      const method = asked?.object(key)?.string('method') ?? '';
      const input: AskedInput = { seq, key, atMs, method, ...(task !== undefined && { task }) };
      methods.add(method);
      positions.set(key, this.requests.length);
      this.requests.push({ exchange: index, connection, state: 'open', input });
    }
    this.#inputs.set(seq, positions);
    return [...methods];
  }

  /**
   * `subject` is that of the action: seq of the result, a slash, and the key. `rule`: position of the rule that
   * answered, if it was one.
   */
  inputAnswered(subject: string, rule: number | undefined): void {
    const slash = subject.indexOf('/');
    const position = this.#inputs.get(Number(subject.slice(0, slash)))?.get(subject.slice(slash + 1));
    if (position !== undefined)
      this.#change(position, { state: 'answered' }, rule === undefined ? {} : { rule });
  }

  countRule(rule: number): void {
    this.answersByRule.set(rule, (this.answersByRule.get(rule) ?? 0) + 1);
    this.automaticAnswers += 1;
  }

  /** The request went out again, with all that the result `seq` asks for. */
  inputSent(seq: number, requestSeq: number): void {
    for (const position of this.#inputs.get(seq)?.values() ?? []) {
      this.#change(position, { state: 'answered' }, { sentSeq: requestSeq });
    }
  }

  /** The connection is over: nobody waits for input, or for a task, any more. */
  closed(connection: number): void {
    for (const [position, request] of this.requests.entries()) {
      const isLeft = (request.input ?? request.task) !== undefined && request.state === 'open';
      if (isLeft && request.connection === connection)
        this.requests[position] = { ...request, state: 'expired' };
    }
  }

  #change(
    position: number,
    part: Pick<ServerRequest, 'state'>,
    more: Pick<AskedInput, 'sentSeq' | 'rule'> = {},
  ): void {
    const request = this.requests[position];
    if (request?.input === undefined) return;
    this.requests[position] = { ...request, ...part, input: { ...request.input, ...more } };
  }
}

function stateOf(outcome: Outcome): ServerRequest['state'] {
  if (outcome === 'pending') return 'open';
  return outcome === 'result' || outcome === 'error' || outcome === 'tool-error' ? 'answered' : 'expired';
}
