import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadModel, Replay } from '../scripts/lib/model.mjs';
import type { App } from './support/app.ts';
import { post } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { Received } from './support/received.ts';
import { commandLine, sharedServer } from './support/servers.ts';

const FLOOD = { command: commandLine('node', sharedServer('flood')) };

async function echo(app: App, text: string, run = 1): Promise<void> {
  await app.tool('echo');
  await app.form.fill('/text', text);
  await app.run();
  await app.outcome('result', run);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // no such process
    return false;
  }
}

/** Children of the bridge, as the recording names them. */
function spawnedPids(recording: string): number[] {
  return fs
    .readFileSync(recording, 'utf8')
    .split('\n')
    .flatMap((line) => /"event":"spawned".*?"pid":(\d+)/.exec(line)?.[1] ?? [])
    .map(Number);
}

test('a reload keeps session, panel, draft, selection and every event', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect(FLOOD);
  await app.state('ready');
  await echo(app, 'before');
  await app.wire.rows('[data-kind="request"][data-method="tools/call"]').click();
  await expect(app.page).toHaveURL(/sel=\d+/);
  const [session, total, url] = [await app.session(), await app.wire.total(), app.page.url()];

  await app.page.reload();
  await app.ready();
  await app.state('ready');
  expect(app.page.url()).toBe(url);
  expect(await app.session()).toBe(session);
  await app.wire.totalAtLeast(total);
  expect(await app.wire.total()).toBe(total);
  await expect(app.form.control('/text')).toHaveValue('before');
  await echo(app, 'after', 2);
});

test('two tabs show the same session; the second needs no code', async ({ app, bridge, newTab }) => {
  await app.open(bridge);
  await app.connect(FLOOD);
  await app.state('ready');
  const second = await newTab();
  await second.open(app.page.url());
  await second.state('ready');
  await echo(second, 'from the second tab');
  await expect(app.wire.rows('[data-kind="response"][data-method="tools/call"]')).toBeAttached();
  await expect.poll(async () => (await app.wire.total()) === (await second.wire.total())).toBe(true);
});

test('closing all tabs ends nothing', async ({ app, bridge, context, newTab }) => {
  await app.open(bridge);
  await app.connect(FLOOD);
  await app.state('ready');
  await app.tool('slow');
  await app.form.fill('/ms', '2000');
  await app.run();
  await app.outcome('pending');
  const url = app.page.url();
  await app.page.close();
  expect(context.pages()).toEqual([]);
  await sleep(2_500);
  const response = await fetch(`${bridge.apiUrl}/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { url: link }: { url: string } = JSON.parse(await response.text());
  const later = await newTab();
  await later.open(link);
  await later.go(new URL(url).hash);
  await later.state('ready');
  await expect(later.wire.rows('[data-kind="response"][data-method="tools/call"]')).toBeAttached();
});

test('kill -9 of the bridge: nothing read is lost, nothing lives on, the next one lists it', async ({
  app,
  bridge,
  faults,
  launch,
  newTab,
}) => {
  faults.expect(/ERR_CONNECTION|WebSocket|Failed to load resource/);
  await app.open(bridge);
  await app.connect(FLOOD);
  await app.state('ready');
  await app.tool('flood');
  await app.form.fill('/n', '200000');
  await app.run();
  await app.wire.totalAtLeast(2_000);
  const session = await app.session();
  await bridge.kill();
  await expect(app.banner('bridge-lost')).toBeVisible({ timeout: 20_000 });

  const [file] = fs.readdirSync(bridge.recordingsDir).filter((name) => name.endsWith('.ndjson'));
  const recording = `${bridge.recordingsDir}/${file}`;
  for (const pid of spawnedPids(recording))
    await expect.poll(() => isAlive(pid), { timeout: 8_000 }).toBe(false);
  const lines = fs.readFileSync(recording, 'utf8').split('\n');
  const seqs = lines.slice(1, -1).map((line) => Number(/"seq":(\d+)/.exec(line)?.[1]));
  expect(seqs.every((seq, index) => seq === index)).toBe(true);

  const next = await launch({ home: bridge.home });
  const page = await newTab();
  await page.open(next);
  await page.panel('recordings');
  await page.select('recording', session);
  await page.action('open-recording').first().click();
  await page.wire.totalAtLeast(seqs.length);
  await expect(page.main).toHaveAttribute('data-session-state', 'closed');
});

/** How many messages; the full figure is 100,000. */
const MESSAGES = Number(process.env.LIFELINE_FLOOD_MESSAGES ?? 20_000);
const RELOADS = 50;

test('50 reloads during a flood: gapless, nothing twice, the same state as without', async ({
  app,
  bridge,
  newTab,
}) => {
  test.setTimeout(300_000);
  const live = new Received(app.page);
  await app.open(bridge);
  await app.connect(FLOOD);
  await app.state('ready');
  await app.tool('flood');
  const session = await app.session();
  const other = await newTab();
  const reloaded = new Received(other.page);
  await other.open(app.page.url());
  await other.state('ready');

  const before = await app.wire.total();
  const n = Math.ceil(MESSAGES / RELOADS);
  const paramsText = JSON.stringify({ name: 'flood', arguments: { n } });
  for (let reload = 0; reload < RELOADS; reload++) {
    // the reload falls into the messages
    await post(bridge, `/sessions/${session}/send`, {
      type: 'request',
      ref: `flood-${reload}`,
      sessionId: session,
      method: 'tools/call',
      paramsText,
    });
    await reloaded.reload();
    await other.ready();
    await expect(other.wire.root).toHaveAttribute('data-count-total', /^[1-9]/);
  }
  // of each call: the action, the request, its notifications, the response
  const after = String(before + RELOADS * (n + 3));
  for (const tab of [app, other]) {
    await expect(tab.wire.root).toHaveAttribute('data-count-total', after, { timeout: 60_000 });
    await expect(tab.main).toHaveAttribute('data-session-state', 'ready');
  }
  const digest = async (received: Received) => {
    const replay = await received.replay(session);
    expect(replay.count).toBe(Number(after));
    return replay.model.digest();
  };
  const [watched, met] = [await digest(live), await digest(reloaded)];
  await reloaded.reload();
  await other.ready();
  await expect(other.wire.root).toHaveAttribute('data-count-total', after, { timeout: 60_000 });
  const again = await digest(reloaded);
  const recorded = new Replay(await loadModel());
  const lines = fs.readFileSync(`${bridge.recordingsDir}/${session}.ndjson`, 'utf8').trimEnd().split('\n');
  recorded.takeRecording(lines.slice(1));
  expect([met, again, recorded.model.digest()]).toEqual([watched, watched, watched]);
});
