import { quoteJson } from '@lifeline/json';
import { META } from '@lifeline/protocol';
import { notificationLine, responseLine } from './lines.ts';
import { addMeta } from './meta.ts';
import { readPath, readString } from './read-path.ts';
import { type Turn, write } from './state.ts';

/** A task that the client has made of what the server asks (2025-11-25, basic/utilities/tasks). */
export interface OwnTask {
  readonly id: string;
  /** On the trace's clock, milliseconds. */
  readonly createdMs: number;
  updatedMs: number;
  /** JSON text: milliseconds that the server wants it kept, or null. It is kept until the connection ends. */
  readonly ttlText: string;
  status: 'working' | 'completed' | 'failed' | 'cancelled';
  /** What the question was answered with. */
  answer: OwnAnswer | undefined;
  /** Id texts of tasks/result that wait for the answer. */
  readonly waiting: string[];
}

export interface OwnAnswer {
  readonly body: 'result' | 'error';
  /** JSON text. */
  readonly text: string;
}

/** How often a server may ask, milliseconds: the answer is a person's. */
const POLL_MS = 1000;
const INVALID_PARAMS = -32602;

/** Requests about tasks, and the member of `tasks` that must be declared for them; none: any of it will do. */
const REQUESTS: ReadonlyMap<string, string | undefined> = new Map([
  ['tasks/get', undefined],
  ['tasks/result', undefined],
  ['tasks/list', 'list'],
  ['tasks/cancel', 'cancel'],
]);

/** Whether the server asks for a task, and was told that the client makes one of this method. */
export function wantsTask({ state }: Turn, method: string, requestText: string): boolean {
  if (state.era === 'modern' || readPath(requestText, ['params', 'task'])?.type !== 'object') return false;
  return isDeclared(state.tasksText, ['requests', ...method.split('/')]);
}

/** Answers a request with a task that holds its question; returns the task's id. */
export function createTask(turn: Turn, idText: string, requestText: string, seq: number): string {
  const { ownTasks, nowMs } = turn.state;
  const ttl = readPath(requestText, ['params', 'task', 'ttl']);
  const task: OwnTask = {
    id: `client-task-${ownTasks.size + 1}`,
    createdMs: nowMs,
    updatedMs: nowMs,
    ttlText: ttl?.type === 'number' ? ttl.text : 'null',
    status: 'working',
    answer: undefined,
    waiting: [],
  };
  ownTasks.set(task.id, task);
  write(turn, responseLine(idText, 'result', `{"task":${taskText(turn, task)}}`), seq);
  return task.id;
}

/** The question of a task is answered: whoever waits for it hears so, and the server is told that the task is over. */
export function finishTask(turn: Turn, id: string, answer: OwnAnswer, cause: number | 'auto'): void {
  const task = turn.state.ownTasks.get(id);
  if (task === undefined) return;
  task.answer = answer;
  end(turn, task, answer.body === 'result' ? 'completed' : 'failed');
  for (const idText of task.waiting.splice(0)) write(turn, resultLine(idText, task), cause);
  write(turn, notificationLine('notifications/tasks/status', taskText(turn, task)), cause);
}

/**
 * Answers a request of the server about tasks, where the client has declared that it takes it; false: it has not.
 * tasks/result waits until the task is over.
 */
export function answerAboutTasks(
  turn: Turn,
  method: string,
  idText: string,
  text: string,
  seq: number,
): boolean {
  const { ownTasks, tasksText, era } = turn.state;
  if (era === 'modern' || tasksText === undefined || !REQUESTS.has(method)) return false;
  const needed = REQUESTS.get(method);
  if (needed !== undefined && !isDeclared(tasksText, [needed])) return false;
  if (method === 'tasks/list') {
    const tasks = [...ownTasks.values()].map((task) => taskText(turn, task));
    write(turn, responseLine(idText, 'result', `{"tasks":[${tasks.join(',')}]}`), seq);
    return true;
  }
  const id = readString(text, ['params', 'taskId']);
  const task = id === undefined ? undefined : ownTasks.get(id);
  if (task === undefined) refuse(turn, idText, `There is no task ${quoteJson(id ?? '')}`, seq);
  else if (method === 'tasks/get') write(turn, responseLine(idText, 'result', taskText(turn, task)), seq);
  else if (method === 'tasks/cancel') cancelTask(turn, task, idText, seq);
  else if (task.status === 'working') task.waiting.push(idText);
  else write(turn, resultLine(idText, task), seq);
  return true;
}

function cancelTask(turn: Turn, task: OwnTask, idText: string, seq: number): void {
  if (task.status !== 'working') {
    refuse(turn, idText, `The task ${quoteJson(task.id)} is over already: ${task.status}`, seq);
    return;
  }
  end(turn, task, 'cancelled');
  turn.state.parked.withdrawTask(task.id);
  write(turn, responseLine(idText, 'result', taskText(turn, task)), seq);
  for (const waiting of task.waiting.splice(0)) write(turn, resultLine(waiting, task), seq);
}

function end({ state }: Turn, task: OwnTask, status: OwnTask['status']): void {
  task.status = status;
  task.updatedMs = state.nowMs;
}

function refuse(turn: Turn, idText: string, message: string, seq: number): void {
  write(turn, responseLine(idText, 'error', JSON.stringify({ code: INVALID_PARAMS, message })), seq);
}

/** What the request itself would have been answered with, and whose task it is, which the result does not say. */
function resultLine(idText: string, { id, answer }: OwnTask): string {
  if (answer === undefined) {
    const error = { code: INVALID_PARAMS, message: `The task ${quoteJson(id)} was cancelled` };
    return responseLine(idText, 'error', JSON.stringify(error));
  }
  const related = [[META.relatedTask, `{"taskId":${quoteJson(id)}}`]] as const;
  return responseLine(
    idText,
    answer.body,
    answer.body === 'result' ? addMeta(answer.text, related) : answer.text,
  );
}

function taskText({ state }: Turn, { id, status, createdMs, updatedMs, ttlText }: OwnTask): string {
  const { epochMs = 0 } = state.options;
  const members = [
    `"taskId":${quoteJson(id)}`,
    `"status":"${status}"`,
    ...(status === 'working' ? ['"statusMessage":"Waits for the person"'] : []),
    `"createdAt":"${new Date(epochMs + createdMs).toISOString()}"`,
    `"lastUpdatedAt":"${new Date(epochMs + updatedMs).toISOString()}"`,
    `"ttl":${ttlText}`,
    `"pollInterval":${POLL_MS}`,
  ];
  return `{${members.join(',')}}`;
}

function isDeclared(tasksText: string | undefined, path: readonly string[]): boolean {
  const declared = tasksText === undefined ? undefined : readPath(tasksText, path);
  return declared !== undefined && declared.type !== 'null';
}
