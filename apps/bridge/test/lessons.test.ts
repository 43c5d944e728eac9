import path from 'node:path';
import {
  type Action,
  advance,
  beginLesson,
  connected,
  goNext,
  isDone,
  LESSONS,
  type Lesson,
  loadLesson,
  missed,
  type Progress,
  type RequestAction,
  type Scene,
  type Step,
  sceneOf,
  stepOf,
} from '@lifeline/lessons';
import { MODERN_REVISIONS } from '@lifeline/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleDemoServers } from '../build.mjs';
import { SessionView } from '../src/suite/session-view.ts';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { temporaryDirectory } from './support/programs.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  const demoDirectory = path.join(temporaryDirectory(), 'demo');
  await bundleDemoServers(demoDirectory);
  bridge = await startBridge({ demoDirectory });
});

/** Plays a lesson as the page does, with what "Show me" would do for the reader. */
class Player {
  readonly lesson: Lesson;
  progress: Progress;
  sel: number | undefined;
  readonly #views = new Map<string, SessionView>();

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.progress = beginLesson(lesson);
  }

  get step(): Step {
    return stepOf(this.lesson, this.progress);
  }

  /** The trace of the step's session, as far as it has come. */
  get trace(): Pick<Scene, 'rows' | 'model' | 'sel'> | undefined {
    return this.#traceOf(this.step.on);
  }

  /** All of a server's session. */
  wholeScene(on: string): Scene {
    const trace = this.#traceOf(on);
    if (trace === undefined) throw new Error(`no session with ${on}`);
    return { ...trace, since: 0 };
  }

  #traceOf(on: string): Pick<Scene, 'rows' | 'model' | 'sel'> | undefined {
    const id = this.progress.sessions[on];
    if (id === undefined) return undefined;
    const view = this.#views.get(id) ?? new SessionView(bridge.sessions.source(id));
    this.#views.set(id, view);
    view.follow();
    return { rows: view.source.rows, model: view.model, sel: this.sel };
  }

  get scene(): Scene | undefined {
    const { trace } = this;
    return trace && sceneOf(this.lesson, this.progress, trace);
  }

  look(): boolean {
    this.progress = advance(this.lesson, this.progress, this.trace);
    this.progress = advance(this.lesson, this.progress, this.trace);
    return isDone(this.progress, this.step);
  }

  async perform(action: Action): Promise<void> {
    if (action.do === 'connect') return this.#connect(action.first);
    const sessionId = this.progress.sessions[this.step.on] ?? '';
    const own = { ref: 'lesson', sessionId };
    switch (action.do) {
      case 'request':
      case 'notify': {
        const { method, paramsText } = action;
        const type = action.do;
        await bridge.sessions.command({
          type,
          ...own,
          method,
          ...(paramsText !== undefined && { paramsText }),
        });
        return;
      }
      case 'disconnect':
        await bridge.sessions.command({ type: 'disconnect', ...own });
        return;
      case 'answer':
      case 'cancel': {
        const requestSeq = (this.scene && action.request(this.scene)) ?? -1;
        const answer =
          action.do === 'answer'
            ? ({ type: 'answer', resultText: action.resultText } as const)
            : ({ type: 'cancel' } as const);
        await bridge.sessions.command({ ...answer, ...own, requestSeq });
        return;
      }
      case 'pick':
        this.sel = this.scene && action.row(this.scene);
    }
  }

  async #connect(first: RequestAction | undefined): Promise<void> {
    const server = this.lesson.servers[this.step.on];
    if (server === undefined) throw new Error(`no server ${this.step.on}`);
    const session = await bridge.sessions.start({
      ...server,
      demo: server.demo,
      era: isModern(server.revision) ? 'modern' : 'legacy',
    });
    this.progress = connected(this.lesson, this.progress, session.id);
    if (first === undefined) return;
    await until('ready', () => session.info().state !== 'connecting');
    await this.perform(first);
  }
}

function isModern(revision: string): boolean {
  return MODERN_REVISIONS.some((known) => known === revision);
}

/** What the step's queries find once it is done. */
function found({ lights = [], show }: Step, scene: Scene): (number | undefined)[] {
  const rows = lights.flatMap((light) => (light.on === 'row' ? [light.row] : []));
  return [...rows, ...(show === undefined ? [] : [show])].map((query) => query(scene));
}

/** Selects every event in turn: each is the answer, or something is said about it. */
function selectAll(player: Player): void {
  const { step, trace } = player;
  if (step.solution?.do !== 'pick' || trace === undefined || step.until === undefined) return;
  let right = 0;
  for (let sel = 0; sel < trace.rows.length; sel += 1) {
    const scene = sceneOf(player.lesson, player.progress, { ...trace, sel });
    if (step.until(scene)) right += 1;
    else expect(missed(step, scene), `${step.id}, event ${sel}`).toBeDefined();
  }
  expect(right, `${step.id}: answers`).toBeGreaterThan(0);
}

describe.each(LESSONS)('lesson $id', ({ id }) => {
  it('can be played to its end on real servers', { timeout: 60_000 }, async () => {
    const player = new Player(await loadLesson(id));
    const { lesson } = player;
    for (const [index, step] of lesson.steps.entries()) {
      expect(player.step.id).toBe(step.id);
      const isDoneAtOnce = player.look();
      expect(isDoneAtOnce, `${step.id} without anything done`).toBe(step.until === undefined);
      expect(goNext(lesson, player.progress)).toEqual(isDoneAtOnce ? expect.anything() : player.progress);
      selectAll(player);
      const action = step.action ?? step.solution;
      if (action !== undefined) await player.perform(action);
      await until(`step ${step.id} done`, () => player.look(), 20_000);
      const { scene } = player;
      if (scene !== undefined) expect(found(step, scene), step.id).not.toContain(undefined);
      for (const { on = step.on, row } of step.beside ?? []) {
        expect(row(player.wholeScene(on)), step.id).toBeDefined();
      }
      player.sel = undefined;
      player.progress = goNext(lesson, player.progress);
      expect(player.progress.step).toBe(Math.min(index + 1, lesson.steps.length - 1));
    }
    expect(player.progress.finished).toBe(true);
  });
});
