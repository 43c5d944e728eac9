import type { Direction, Envelope } from '@lifeline/protocol';

/** Requests whose results the model reads: they open the connection or list what the server offers. */
const WHOLE_METHODS: ReadonlySet<string> = new Set([
  'initialize',
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'tasks/get',
  'tasks/list',
  'tasks/cancel',
]);

interface OpenRequest {
  /** How many requests share the id; a reused id may be answered in any order, so each answer counts. */
  count: number;
  initialize: boolean;
}

/** Requests that are read themselves: they say what the client is, or what it wants to be told. */
const OPENING_METHODS: ReadonlySet<string> = new Set([
  'initialize',
  'server/discover',
  'subscriptions/listen',
]);

const RESULT_TYPES: ReadonlyMap<string, WholeReason> = new Map([
  ['input_required', 'input-required'],
  ['task', 'task'],
]);

/** Notifications that say how a task is. */
const TASK_NOTIFICATIONS: ReadonlySet<string> = new Set([
  'notifications/tasks/status',
  'notifications/tasks',
]);

/** Why a body travels with its row: it opens a connection, answers that, answers a list, asks for input, or is about a task. */
export type WholeReason = 'opening' | 'initialize-result' | 'list-result' | 'input-required' | 'task';

/** Finds the messages of one connection whose bodies always travel with their rows. */
export class WholeMessages {
  /** By direction and id of the request. */
  private readonly open = new Map<string, OpenRequest>();

  /** Takes the messages in order; a batch counts for its first member that matters. */
  reason(envelope: Envelope, dir: Direction): WholeReason | undefined {
    if (envelope.batch === undefined) return this.reasonOfOne(envelope, dir);
    return envelope.batch
      .map((member) => this.reasonOfOne(member, dir))
      .find((reason) => reason !== undefined);
  }

  private reasonOfOne(envelope: Envelope, dir: Direction): WholeReason | undefined {
    const { kind, id, method, resultType, isOfTask } = envelope;
    if (kind === 'notification') {
      return isOfTask || (method !== undefined && TASK_NOTIFICATIONS.has(method)) ? 'task' : undefined;
    }
    if (id === undefined) return undefined;
    if (kind === 'request') return this.ask(`${dir} ${id}`, method) ?? (isOfTask && 'task');
    if (kind !== 'response') return undefined;
    const reason = this.answer(`${dir === 'toClient' ? 'toServer' : 'toClient'} ${id}`);
    return reason ?? RESULT_TYPES.get(resultType ?? '');
  }

  private ask(key: string, method: string | undefined): WholeReason | undefined {
    const initialize = method === 'initialize';
    const known = this.open.get(key);
    if (known !== undefined) {
      known.count += 1;
      known.initialize ||= initialize;
    } else if (method !== undefined && WHOLE_METHODS.has(method)) {
      this.open.set(key, { count: 1, initialize });
    }
    return method !== undefined && OPENING_METHODS.has(method) ? 'opening' : undefined;
  }

  private answer(key: string): WholeReason | undefined {
    const known = this.open.get(key);
    if (known === undefined) return undefined;
    known.count -= 1;
    if (known.count === 0) this.open.delete(key);
    return known.initialize ? 'initialize-result' : 'list-result';
  }
}
