import { parseJson, quoteJson, scanMembers, toValue } from '@lifeline/json';
import { wakeBy } from './clock.ts';
import { sendOwn } from './own-request.ts';
import { readPath, readString } from './read-path.ts';
import { openRound } from './rounds.ts';
import type { Turn } from './state.ts';

/** A task of the server that the engine asks after. */
export interface WatchedTask {
  readonly id: string;
  /** How long to wait between an answer and the next question, milliseconds. */
  pollMs: number;
  /** When to ask next. */
  dueMs: number;
  isPaused: boolean;
  /** Its result was asked for (2025-11-25). */
  isFetched: boolean;
  /** Keys of `inputRequests` that came before: none is used for two questions of one task. */
  readonly askedKeys: Set<string>;
}

/** Where the server names no interval; the official client takes the same. Milliseconds. */
const USUAL_POLL_MS = 1000;
/** More often than this a task is not asked after, whatever the server names: the trace is for reading. Milliseconds. */
const SHORTEST_POLL_MS = 100;
const OVER: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);

/** Whether a response says that a task was created: read from its text, because hosts need not read that much of it. */
export function isTaskResult(raw: string): boolean {
  if (!raw.includes('"task')) return false;
  const isTask = readString(raw, ['result', 'resultType']) === 'task';
  return isTask || readPath(raw, ['result', 'task'])?.type === 'object';
}

/**
 * Takes a result that is a task: of 2025-11-25 one that holds it (`result.task`, basic/utilities/tasks), in the modern
 * era one of type `task` (extension io.modelcontextprotocol/tasks). From here on it is asked after.
 */
export function takeCreatedTask(turn: Turn, raw: string, seq: number, atMs: number): void {
  const inner = readPath(raw, ['result', 'task']);
  const text = inner?.type === 'object' ? inner.text : (readPath(raw, ['result'])?.text ?? '');
  const id = readString(text, ['taskId']);
  if (id === undefined) {
    const note = `The result says that it is a task, but has no taskId (event ${seq}), so the task cannot be asked after.`;
    turn.effects.push({ type: 'note', text: note });
    return;
  }
  takeState(turn, watch(turn, id, atMs), text, seq, atMs);
}

/** Takes the answer to a request about one task: `id` is the one that was asked for. */
export function takeTaskAnswer(turn: Turn, id: string, raw: string, seq: number, atMs: number): void {
  const task = turn.state.tasks.get(id);
  if (task === undefined) return;
  const result = readPath(raw, ['result']);
  if (result !== undefined) {
    takeState(turn, task, result.text, seq, atMs);
    return;
  }
  turn.state.tasks.delete(id);
  const text = `The task ${quoteJson(id)} is not asked after any more: the server answers with an error (event ${seq}).`;
  turn.effects.push({ type: 'note', text });
}

/** The server tells by itself how a task is (`notifications/tasks/status`, in the modern era `notifications/tasks`). */
export function takeTaskNotification(turn: Turn, raw: string, seq: number, atMs: number): void {
  const params = readPath(raw, ['params'])?.text ?? '';
  const id = readString(params, ['taskId']);
  const task = id === undefined ? undefined : turn.state.tasks.get(id);
  if (task !== undefined) takeState(turn, task, params, seq, atMs);
}

/** Asks after a task at once and from then on, or no more until further notice. */
export function setPolls(turn: Turn, id: string, isOn: boolean): void {
  const task = watch(turn, id, undefined);
  task.isPaused = !isOn;
  if (isOn) ask(turn, task);
}

/** Asks after the tasks whose time has come. */
export function pollTasks(turn: Turn, atMs: number): void {
  for (const task of turn.state.tasks.values()) {
    if (task.isPaused) continue;
    if (task.dueMs > atMs) {
      wakeBy(turn, task.dueMs);
      continue;
    }
    // Where the answer is lost, the next question follows all the same: the clock of this one wakes the engine.
    task.dueMs = atMs + turn.state.options.timeoutMs;
    ask(turn, task);
  }
}

function watch(turn: Turn, id: string, atMs: number | undefined): WatchedTask {
  const { tasks } = turn.state;
  const known = tasks.get(id);
  if (known !== undefined) return known;
  const task: WatchedTask = {
    id,
    pollMs: USUAL_POLL_MS,
    dueMs: atMs ?? Number.POSITIVE_INFINITY,
    isPaused: false,
    isFetched: false,
    askedKeys: new Set(),
  };
  tasks.set(id, task);
  return task;
}

function ask(turn: Turn, task: WatchedTask): void {
  const paramsText = `{"taskId":${quoteJson(task.id)}}`;
  sendOwn(turn, { kind: 'auto', method: 'tasks/get', paramsText, purpose: { type: 'task', id: task.id } });
}

/** `text`: an object with members of a task. What lacks them (the modern answer to tasks/cancel) only counts as a sign of life. */
function takeState(turn: Turn, task: WatchedTask, text: string, seq: number, atMs: number): void {
  const status = readString(text, ['status']);
  task.pollMs = pollMsOf(text) ?? task.pollMs;
  task.dueMs = atMs + task.pollMs;
  if (status === 'input_required') takeInput(turn, task, text, seq);
  if (status === undefined || !OVER.has(status)) {
    if (!task.isPaused) wakeBy(turn, task.dueMs);
    return;
  }
  if (status !== 'cancelled') fetchResult(turn, task);
  turn.state.tasks.delete(task.id);
}

/**
 * In the modern era the questions stand in the task, each under a key of its own. In 2025-11-25 the server sends them
 * as requests, which it may hold back until somebody waits for the result (basic/utilities/tasks).
 */
function takeInput(turn: Turn, task: WatchedTask, text: string, seq: number): void {
  if (turn.state.era !== 'modern') {
    fetchResult(turn, task);
    return;
  }
  const requests = readPath(text, ['inputRequests'])?.text ?? '{}';
  const fresh = (scanMembers(requests) ?? []).flatMap(({ key, valueStart, valueEnd }) =>
    task.askedKeys.has(key) ? [] : [{ key, text: requests.slice(valueStart, valueEnd) }],
  );
  if (fresh.length === 0) return;
  for (const { key } of fresh) task.askedKeys.add(key);
  openRound(turn, seq, { type: 'task', id: task.id }, fresh);
}

/** Only 2025-11-25 has a request for the result; it is answered when the task is over. */
function fetchResult(turn: Turn, task: WatchedTask): void {
  if (turn.state.era === 'modern' || task.isFetched) return;
  task.isFetched = true;
  sendOwn(turn, {
    kind: 'auto',
    method: 'tasks/result',
    paramsText: `{"taskId":${quoteJson(task.id)}}`,
    purpose: { type: 'plain' },
    timeoutMs: Number.POSITIVE_INFINITY,
  });
}

function pollMsOf(text: string): number | undefined {
  const found = readPath(text, ['pollInterval']) ?? readPath(text, ['pollIntervalMs']);
  const parsed = found?.type === 'number' ? parseJson(found.text) : undefined;
  const value = parsed?.ok ? toValue(parsed.node) : undefined;
  return typeof value === 'number' && value >= 0 ? Math.max(SHORTEST_POLL_MS, value) : undefined;
}
