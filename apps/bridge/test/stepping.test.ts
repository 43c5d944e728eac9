import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { type SteppedSession, stepped } from './support/stepped-session.ts';
import { pause, until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function ready(): Promise<SteppedSession> {
  const session = await stepped(bridge);
  await session.state('ready');
  return session;
}

describe('a message that is held', () => {
  it('waits in both directions, and goes on when it is released', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    const request = await session.call('echo', 'hi');
    await session.held('toServer tools/call');
    expect(session.page.rows[request]).toMatchObject({ kind: 'request', held: true });
    expect(session.got.join()).not.toContain('tools/call');
    await session.release();
    await session.held('toClient answer 2');
    expect(session.got.at(-1)).toContain('"text":"hi"');
    await session.outcome(request, 'pending');
    await until('counted', () => session.stepping.waiting === 1);
    await session.release({ seq: session.oldest });
    await session.outcome(request, 'result');
    expect(session.answer(request)).toContain('hi');
    expect(session.waiting).toEqual([]);
    expect(session.isReplayed()).toBe(true);
  });

  it('keeps its place: what comes behind it waits, and cannot overtake', async () => {
    const session = await ready();
    await session.hold({ direction: 'toClient' });
    const request = await session.call('talk');
    await session.held(
      'toClient notifications/message',
      'toClient notifications/message',
      'toClient answer 2',
    );
    const [, second] = session.view.model.waiting;
    await expect(session.release({ seq: second?.seq ?? 0 })).rejects.toMatchObject({ code: 'not-first' });
    await session.release({ seq: second?.seq ?? 0, how: 'dropped' });
    await session.release();
    await session.release();
    await session.outcome(request, 'result');
    expect(session.view.model.logSeqs.filter((seq) => session.view.source.rows.dirAt(seq))).toHaveLength(2);
    await expect(session.release()).rejects.toMatchObject({ code: 'not-pending' });
    await expect(session.release({ seq: second?.seq ?? 0 })).rejects.toMatchObject({
      code: 'already-answered',
    });
    expect(session.isReplayed()).toBe(true);
  });

  it('can be edited on both ways, also into what is no JSON', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    const request = await session.call('echo', 'before');
    await session.held('toServer tools/call');
    const edited =
      '{"jsonrpc":"2.0","id":2,"method":"tools/call",\n"params":{"name":"echo","arguments":{"text":"after"}}}';
    await session.release({ how: 'edited', text: edited });
    await session.held('toClient answer 2');
    expect(session.got.at(-1)).toBe(edited.replace('\n', ' '));
    const answer = '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"forged"}]}}';
    await session.release({ how: 'edited', text: answer });
    await session.outcome(request, 'result');
    expect(session.view.model.heldAt(request)).toBe('edited');
    await session.call('echo', 'again');
    await session.held('toServer tools/call');
    await session.release({ how: 'edited', text: '{broken' });
    await session.held('toClient answer null');
    expect(session.got.at(-1)).toBe('{broken');
    expect(session.isReplayed()).toBe(true);
  });

  it('can be dropped: a request never arrives, an answer is never taken', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    const first = await session.call('echo', 'one');
    await session.held('toServer tools/call');
    await session.release({ how: 'dropped' });
    await session.outcome(first, 'lost');
    expect(session.got.join()).not.toContain('one');
    const second = await session.send('tools/call', { name: 'echo', arguments: { text: 'two' } }, 150);
    await session.release();
    await session.held('toClient answer 3');
    await session.release({ how: 'dropped' });
    await session.outcome(second, 'lost');
    await pause(250);
    expect(session.page.rows.some(({ kind }) => kind === 'timeout')).toBe(false);
    expect(session.isReplayed()).toBe(true);
  });

  it('can be answered: a request in the place of the server, its question in that of the client', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    const request = await session.call('echo', 'never');
    await session.held('toServer tools/call');
    await expect(session.release({ how: 'answered' })).rejects.toMatchObject({ code: 'bad-message' });
    await session.release({ how: 'answered', resultText: '{"content":[]}' });
    await session.outcome(request, 'result');
    expect(session.answer(request)).toBe('{"content":[]}');
    expect(session.got.join()).not.toContain('never');
    const asking = await session.call('ask');
    await session.release();
    await session.held('toClient elicitation/create');
    await session.release({ how: 'answered', errorText: '{"code":-1,"message":"no"}' });
    await session.held('toClient answer 3');
    expect(session.got.at(-1)).toBe('{"jsonrpc":"2.0","id":"q","error":{"code":-1,"message":"no"}}');
    await expect(session.release({ how: 'answered', resultText: '{}' })).rejects.toMatchObject({
      code: 'bad-message',
    });
    await session.release();
    await session.outcome(asking, 'result');
    expect(session.isReplayed()).toBe(true);
  });

  it('stops the clocks of requests while it waits', async () => {
    const session = await ready();
    await session.hold({ direction: 'toServer' });
    const request = await session.send('tools/call', { name: 'echo', arguments: { text: 'x' } }, 200);
    await session.held('toServer tools/call');
    await pause(500);
    expect(session.view.exchange(request)?.outcome).toBe('pending');
    await session.release();
    await session.outcome(request, 'result');
    await session.hold(undefined);
    const silent = await session.send('nothing', {}, 200);
    await session.outcome(silent, 'timeout');
  });
});

describe('step mode', () => {
  it('holds only what its filter matches, on both ways; the rest goes on', async () => {
    const session = await ready();
    await expect(session.hold({ direction: 'both', filter: 'dir:up' })).rejects.toMatchObject({
      code: 'bad-message',
    });
    await session.hold({ direction: 'both', filter: 'tool:echo' });
    await session.outcome(await session.send('tools/list'), 'result');
    await session.outcome(await session.call('talk'), 'result');
    const request = await session.call('echo', 'x');
    await session.held('toServer tools/call');
    await session.send('tools/list');
    await session.held('toServer tools/call', 'toServer tools/list');
    await session.release();
    await session.held('toClient answer 4', 'toClient answer 5');
    await session.release();
    await session.outcome(request, 'result');
    await session.held();
    await session.hold({ direction: 'toClient', filter: '"three"' });
    await session.call('talk');
    await session.held('toClient answer 6');
    expect(session.isReplayed()).toBe(true);
  });

  it('delivers all that waits when it is switched off, or no more of that direction', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    const first = await session.call('echo', 'one');
    const second = await session.call('echo', 'two');
    await session.held('toServer tools/call', 'toServer tools/call');
    await session.hold({ direction: 'toClient' });
    await session.held('toClient answer 2', 'toClient answer 3');
    await session.hold(undefined);
    await session.outcome(first, 'result');
    await session.outcome(second, 'result');
    await until('told', () => session.stepping.ended !== undefined);
    expect(session.stepping).toMatchObject({
      waiting: 0,
      ended: { why: 'switched-off', delivered: 2, dropped: 0 },
    });
    expect(session.stepping.mode).toBeUndefined();
  });

  it('holds from the first message of the next connection on, which a dropped one ends', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    await session.page.command({ type: 'restart', sessionId: session.id });
    await session.held('toServer initialize');
    await session.release();
    await session.held('toClient answer 1');
    await session.release();
    await session.held('toServer notifications/initialized');
    await session.release();
    await session.state('ready');
    await session.page.command({ type: 'restart', sessionId: session.id });
    await session.held('toServer initialize');
    await session.release({ how: 'dropped' });
    await session.state('failed');
    expect(session.info.error?.message).toContain('it was dropped in step mode');
  });
});

it('holds a burst in its order, and lets all of it go at once', async () => {
  const session = await ready();
  await session.hold({ direction: 'toClient' });
  const request = await session.call('burst', '5000');
  await until('all held', () => {
    session.view.follow();
    return session.view.model.waiting.length === 5001;
  });
  const seqs = session.view.model.waiting.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  await session.hold(undefined);
  await session.outcome(request, 'result');
  await until('told', () => session.stepping.ended?.delivered === 5001);
  expect(session.view.model.logSeqs.filter((seq) => session.view.source.rows.dirAt(seq))).toHaveLength(5000);
  expect(session.isReplayed()).toBe(true);
});

describe('what is held at the end', () => {
  it('is delivered before a connection is ended, and says so', async () => {
    const session = await ready();
    await session.hold({ direction: 'both' });
    await session.call('echo', 'late');
    await session.held('toServer tools/call');
    await session.page.command({ type: 'disconnect', sessionId: session.id });
    await session.state('closed');
    expect(session.got.at(-1)).toContain('late');
    expect(session.waiting).toEqual([]);
    expect(session.stepping.ended).toMatchObject({ why: 'disconnected', delivered: 1 });
    expect(session.notes).toContain(
      'The connection was ended while messages were held: 1 message was delivered.',
    );
    expect(session.isReplayed()).toBe(true);
  });

  it('is dropped where the server has ended, but what it had said counts', async () => {
    const session = await ready();
    const first = await session.call('echo', 'said');
    await session.outcome(first, 'result');
    await session.hold({ direction: 'both' });
    const said = await session.call('echo', 'said');
    await session.release();
    await session.held('toClient answer 3');
    const deadly = await session.call('die');
    const late = await session.call('echo', 'too late');
    await session.held('toClient answer 3', 'toServer tools/call', 'toServer tools/call');
    await session.release({ seq: deadly });
    await session.state('failed');
    await session.outcome(said, 'result');
    await session.outcome(late, 'lost');
    expect(session.view.model.heldAt(late)).toBe('dropped');
    expect(session.waiting).toEqual([]);
    expect(session.stepping.ended).toMatchObject({ why: 'server-ended', delivered: 1, dropped: 1 });
    expect(session.isReplayed()).toBe(true);
  });

  it('goes on soon after the last page was closed, but not while one is loaded anew', async () => {
    const own = await startBridge({ pagesGoneMs: 400 });
    const session = await stepped(own);
    await session.state('ready');
    await session.hold({ direction: 'both' });
    const request = await session.call('echo', 'x');
    await session.held('toServer tools/call');
    session.page.cut();
    await pause(100);
    await session.page.open();
    await pause(500);
    await session.held('toServer tools/call');
    session.page.cut();
    await session.outcome(request, 'result');
    await session.page.open();
    await until('told', () => session.stepping.ended?.why === 'pages-closed');
    expect(session.stepping.mode).toBeUndefined();
    expect(session.isReplayed()).toBe(true);
  });

  it('is delivered when the bridge ends', async () => {
    const own = await startBridge();
    const session = await stepped(own);
    await session.state('ready');
    await session.hold({ direction: 'both' });
    await session.call('echo', 'last');
    await session.held('toServer tools/call');
    await own.close();
    expect(session.waiting).toEqual([]);
    expect(session.isReplayed()).toBe(true);
  });
});
