import type { Page } from '@playwright/test';
import { loadModel, Replay } from '../../scripts/lib/model.mjs';

interface Events {
  readonly sessionId: string;
  readonly from: number;
  readonly rows: readonly (readonly unknown[])[];
  readonly bodies: readonly { readonly seq: number; readonly text: string }[];
}

function eventsOf(payload: string): Events | undefined {
  const message: Partial<Events & { type: string }> = JSON.parse(payload);
  const { type, sessionId, from, rows, bodies } = message;
  if (type !== 'events' || sessionId === undefined || from === undefined) return undefined;
  return { sessionId, from, rows: rows ?? [], bodies: bodies ?? [] };
}

/** Keeps what a tab receives from the bridge since its newest reload. */
export class Received {
  readonly #page: Page;
  #frames: string[] = [];

  /** Before the page is opened. */
  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#frames.push(payload.toString())),
    );
  }

  /** Reloads the tab, and forgets what it had received. */
  async reload(): Promise<void> {
    this.#frames = [];
    await this.#page.reload();
  }

  /** What the model of the page holds of a session: the same batches, reduced by the same code. */
  async replay(session: string): Promise<Replay> {
    const replay = new Replay(await loadModel());
    for (const payload of this.#frames) {
      const events = eventsOf(payload);
      // the page, too, drops a batch that does not join on
      if (events?.sessionId !== session || events.from !== replay.count) continue;
      replay.take(events.rows, events.bodies);
    }
    return replay;
  }
}
