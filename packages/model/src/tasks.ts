import { bounded, META } from '@lifeline/protocol';
import type { Message } from './message.ts';
import { stringsOf } from './negotiation.ts';
import { ObjectView } from './object-view.ts';
import type { Exchange, ResultSummary, Task, TaskChange } from './types.ts';

type MutableTask = { -readonly [K in keyof Task]: Task[K] } & { readonly changes: TaskChange[] };

/** A request that is about one task, or lists them. */
const ABOUT_TASKS: ReadonlySet<string> = new Set([
  'tasks/get',
  'tasks/cancel',
  'tasks/result',
  'tasks/update',
  'tasks/list',
]);
const NOTIFICATIONS: ReadonlySet<string> = new Set(['notifications/tasks/status', 'notifications/tasks']);
const OVER: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);

/** What a message says of a task, or of several. */
export interface TaskNews {
  readonly summary: ResultSummary;
  /** Where it is about one. */
  readonly task?: Task;
  /** What the task asks for now (modern era). */
  readonly asks?: ObjectView;
}

/**
 * Tasks of servers, from what is said of them: results that create one, answers to tasks/get, tasks/cancel and
 * tasks/list, and notifications (2025-11-25, basic/utilities/tasks; in the modern era the extension
 * io.modelcontextprotocol/tasks). A task is over once; what is said of it later changes nothing.
 */
export class TaskTracker {
  readonly all: MutableTask[] = [];
  readonly #byId = new Map<string, MutableTask>();

  /** The task that a request, or a notification with `related-task`, is about. */
  named(connection: number, id: string | undefined): Task | undefined {
    return id === undefined ? undefined : this.#byId.get(keyOf(connection, id));
  }

  /** A request of the client went out. `text`: of a subscriptions/listen, which may name tasks. */
  asked({ method, connection, subject, index }: Exchange, text?: string): Task | undefined {
    if (method === 'subscriptions/listen') {
      for (const id of listenedTo(text)) {
        const task = this.#find(connection, id);
        if (task !== undefined) task.listenExchange = index;
      }
      return undefined;
    }
    if (!ABOUT_TASKS.has(method)) return undefined;
    const task = this.#find(connection, subject);
    if (task === undefined) return undefined;
    if (method === 'tasks/get') task.polls += 1;
    else if (method === 'tasks/result') task.resultExchange = index;
    else if (method === 'tasks/cancel') task.cancelExchange = index;
    return task;
  }

  /** A response came to a request of the client; `text` only where the model has it. */
  answered(exchange: Exchange, message: Message): TaskNews | undefined {
    const { method, connection, subject, outcome, index } = exchange;
    const { text, seq } = message;
    const task = ABOUT_TASKS.has(method) ? this.#find(connection, subject) : undefined;
    if (method === 'tasks/get' && outcome === 'error' && task !== undefined) task.errorSeq = seq;
    if (method === 'tasks/result' && task !== undefined) task.resultSeq = seq;
    const result = text === undefined ? undefined : ObjectView.read(text)?.object('result');
    if (result === undefined) return undefined;
    if (method === 'tasks/list') return this.#listed(result, text ?? '', message);
    const flat = result.type('task') === 'object' ? result.object('task') : result;
    const isCreated = !ABOUT_TASKS.has(method);
    if (isCreated && flat === result && result.string('resultType') !== 'task') return undefined;
    if (flat === undefined) return undefined;
    return this.#told(flat, message, isCreated ? index : undefined);
  }

  /** The server tells by itself how a task is. */
  notified(message: Message): TaskNews | undefined {
    if (!NOTIFICATIONS.has(message.fields.method ?? '')) return undefined;
    const params = ObjectView.read(message.text ?? '')?.object('params');
    return params === undefined ? undefined : this.#told(params, message, undefined);
  }

  /** The person stops or starts the automatic questions after a task. */
  paused(connection: number, id: string | undefined, isPaused: boolean): void {
    const task = this.#find(connection, id);
    if (task !== undefined) task.isPaused = isPaused;
  }

  #find(connection: number, id: string | undefined): MutableTask | undefined {
    return id === undefined ? undefined : this.#byId.get(keyOf(connection, id));
  }

  #listed(result: ObjectView, text: string, message: Message): TaskNews | undefined {
    const items = result.items('tasks') ?? [];
    for (const { start } of items) {
      const entry = ObjectView.read(text, start);
      if (entry !== undefined) this.#told(entry, message, undefined);
    }
    return { summary: { kind: 'tasks', count: items.length } };
  }

  #told(
    view: ObjectView,
    { connection, seq, atMs }: Message,
    creator: number | undefined,
  ): TaskNews | undefined {
    const id = bounded(view.string('taskId') ?? '');
    const status = view.string('status');
    const task = this.#find(connection, id) ?? this.#begin(connection, id);
    // What is told of a task can overtake the result that creates it.
    if (task.exchange === undefined && creator !== undefined) task.exchange = creator;
    const message = view.string('statusMessage');
    if (status === undefined) return undefined;
    const summary = { kind: 'task', status, ...(message !== undefined && { message }) } as const;
    if (task.isOver) return { summary, task };
    const last = task.changes.at(-1);
    if (last?.status !== status || last.message !== message) {
      task.changes.push({ seq, atMs, status, ...(message !== undefined && { message }) });
    }
    task.status = status;
    task.seq = seq;
    task.atMs = atMs;
    addFacts(task, view);
    task.isOver = OVER.has(status);
    if (status === 'completed' && view.type('result') !== undefined) task.resultSeq = seq;
    if (status === 'failed' && view.type('error') !== undefined) task.resultSeq = seq;
    const questions = status === 'input_required' ? view.object('inputRequests') : undefined;
    return { summary, task, ...(questions !== undefined && { asks: questions }) };
  }

  #begin(connection: number, id: string): MutableTask {
    const task: MutableTask = {
      id,
      connection,
      status: '',
      changes: [],
      seq: 0,
      atMs: 0,
      polls: 0,
      isOver: false,
      isPaused: false,
    };
    this.all.push(task);
    this.#byId.set(keyOf(connection, id), task);
    return task;
  }
}

function addFacts(task: MutableTask, view: ObjectView): void {
  const createdAt = view.string('createdAt');
  const updatedAt = view.string('lastUpdatedAt');
  const ttlMs = view.type('ttl') === 'null' || view.type('ttlMs') === 'null' ? null : msOf(view, 'ttl');
  const pollMs = msOf(view, 'pollInterval');
  if (createdAt !== undefined) task.createdAt = createdAt;
  if (updatedAt !== undefined) task.updatedAt = updatedAt;
  if (ttlMs !== undefined) task.ttlMs = ttlMs;
  if (pollMs !== undefined) task.pollMs = pollMs;
}

/** Milliseconds under the member's name of 2025-11-25, or that of the extension, which adds the unit. */
function msOf(view: ObjectView, key: string): number | undefined {
  return view.number(key) ?? view.number(`${key}Ms`);
}

/** The tasks that a subscriptions/listen names, from its text. */
function listenedTo(text: string | undefined): readonly string[] {
  const params = text === undefined ? undefined : ObjectView.read(text)?.object('params');
  const ids = params?.object('notifications')?.text('taskIds');
  return ids === undefined ? [] : stringsOf(ids).map(bounded);
}

/** The task that a message names in `_meta`, from its text. */
export function relatedTask(text: string | undefined): string | undefined {
  const meta = text === undefined ? undefined : ObjectView.read(text)?.object('params')?.object('_meta');
  const id = meta?.object(META.relatedTask)?.string('taskId');
  return id === undefined ? undefined : bounded(id);
}

function keyOf(connection: number, id: string): string {
  return `${connection} ${id}`;
}
