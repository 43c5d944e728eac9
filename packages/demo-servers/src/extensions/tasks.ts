import { randomUUID } from 'node:crypto';
import type { CallToolResult, Server, ServerContext, Tool } from '@modelcontextprotocol/server';
import { invalidParams } from '../failures.ts';

export const TASKS = 'io.modelcontextprotocol/tasks';

const POLL_MS = 250;
const STEPS = ['Gathering sources', 'Reading them', 'Writing it up'];

interface Task {
  readonly taskId: string;
  readonly topic: string;
  readonly createdAt: string;
  /** Ends: the question that it asks first, and how it comes out. */
  readonly asks: boolean;
  readonly fails: boolean;
  lastUpdatedAt: string;
  status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  step: number;
  depth: string | undefined;
}

/** Of all connections: a task outlives the one that it was created on. */
const tasks = new Map<string, Task>();

const definition: Tool = {
  name: 'research',
  title: 'Research',
  description:
    'Takes some time. Where the client declares the extension for tasks, the answer is a task, which can ask for input, fail or be cancelled; else the answer is the report at once.',
  inputSchema: {
    type: 'object',
    properties: {
      topic: { type: 'string', default: 'glaciers' },
      stepMs: {
        type: 'integer',
        minimum: 0,
        maximum: 10_000,
        default: 400,
        description: 'Length of a step.',
      },
      ask: { type: 'boolean', default: false, description: 'Asks how deep to go before the last step.' },
      fail: { type: 'boolean', default: false, description: 'Ends with an error.' },
    },
  },
};

export const research = {
  definition,
  run(args: Readonly<Record<string, unknown>>, request: ServerContext['mcpReq']): CallToolResult {
    const topic = typeof args.topic === 'string' ? args.topic : 'glaciers';
    const declared = at(request.envelope, 'io.modelcontextprotocol/clientCapabilities');
    if (at(at(declared, 'extensions'), TASKS) === undefined) return report(topic, undefined);
    const now = new Date().toISOString();
    const task: Task = {
      taskId: randomUUID(),
      topic,
      createdAt: now,
      lastUpdatedAt: now,
      asks: args.ask === true,
      fails: args.fail === true,
      status: 'working',
      step: 0,
      depth: undefined,
    };
    tasks.set(task.taskId, task);
    goOn(task, typeof args.stepMs === 'number' ? args.stepMs : 400);
    return { content: [], resultType: 'task', ...stateOf(task) };
  },
};

function report(topic: string, depth: string | undefined): CallToolResult {
  const how = depth === undefined ? '' : `, ${depth}`;
  return { content: [{ type: 'text', text: `Report on ${topic}${how}: much is known, more is not.` }] };
}

/** Takes a step, and the next one after the pause; before the last it may wait for input. */
function goOn(task: Task, pauseMs: number): void {
  setTimeout(() => {
    if (task.status === 'cancelled') return;
    task.step += 1;
    task.lastUpdatedAt = new Date().toISOString();
    const isLast = task.step >= STEPS.length;
    if (isLast) task.status = task.fails ? 'failed' : 'completed';
    else
      task.status = task.asks && task.depth === undefined && task.step === 2 ? 'input_required' : 'working';
    if (task.status === 'input_required') task.step -= 1;
    if (!isLast) goOn(task, pauseMs);
  }, pauseMs).unref();
}

function stateOf(task: Task) {
  const { taskId, status, createdAt, lastUpdatedAt, step } = task;
  const statusMessage = STEPS[step];
  return {
    taskId,
    status,
    createdAt,
    lastUpdatedAt,
    ttlMs: 600_000,
    pollIntervalMs: POLL_MS,
    ...(statusMessage !== undefined && { statusMessage }),
  };
}

function detailsOf(task: Task): object {
  switch (task.status) {
    case 'completed':
      return { result: report(task.topic, task.depth) };
    case 'failed':
      return { error: { code: -32603, message: `Nothing is to be found on ${task.topic}.` } };
    case 'input_required':
      return { inputRequests: { depth: QUESTION } };
    default:
      return {};
  }
}

const QUESTION = {
  method: 'elicitation/create',
  params: {
    message: 'How deep should the research go?',
    requestedSchema: {
      type: 'object',
      properties: { depth: { type: 'string', enum: ['overview', 'in depth'] } },
      required: ['depth'],
    },
  },
};

/** The requests of the extension; the SDK checks none of their params. */
export function answerTasks(server: Server): void {
  server.setRequestHandler('tasks/get', { params: ANY }, (params) => {
    const task = taskOf(params);
    return { resultType: 'complete', ...stateOf(task), ...detailsOf(task) };
  });
  server.setRequestHandler('tasks/cancel', { params: ANY }, (params) => {
    const task = taskOf(params);
    if (task.status === 'working' || task.status === 'input_required') task.status = 'cancelled';
    return { resultType: 'complete' };
  });
  server.setRequestHandler('tasks/update', { params: ANY }, (params, { mcpReq }) => {
    // The SDK takes the responses out of the params.
    const content = at(at(mcpReq.inputResponses, 'depth'), 'content');
    const depth = at(content, 'depth');
    taskOf(params).depth = typeof depth === 'string' ? depth : 'as deep as it goes';
    return { resultType: 'complete' };
  });
}

function taskOf(params: unknown): Task {
  const id = at(params, 'taskId');
  const task = typeof id === 'string' ? tasks.get(id) : undefined;
  if (task === undefined) throw invalidParams(`There is no task ${JSON.stringify(id)}.`);
  return task;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A Standard Schema that takes anything. */
const ANY = {
  '~standard': { version: 1, vendor: 'demo', validate: (value: unknown) => ({ value }) },
} as const;
