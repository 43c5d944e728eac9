import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type LogSystem, MEMORY_LIMIT, TraceLog } from './trace-log.ts';

const directory = fs.mkdtempSync(path.join(tmpdir(), 'lifeline-log-'));
afterAll(() => fs.rmSync(directory, { recursive: true }));
let files = 0;

interface Opened {
  readonly log: TraceLog;
  readonly file: string;
  readonly said: string[];
}

/** A log on a real file whose system calls can be made to fail. */
function open(system: Partial<LogSystem> = {}): Opened {
  const file = path.join(directory, `${files++}.ndjson`);
  const said: string[] = [];
  const events = {
    onFault: (state: string, words: string) => said.push(`${state}: ${words}`),
    onRecovered: () => said.push('recovered'),
  };
  return { log: new TraceLog(fs.openSync(file, 'wx+'), events, { ...fs, ...system }), file, said };
}

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

const soon = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('TraceLog', () => {
  it('has the bytes in the file when append returns', async () => {
    const { log, file } = open();
    log.append(Buffer.from('one\n'));
    log.append(Buffer.from('two\n'));
    expect(fs.readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    expect(log.read(4, 3).toString()).toBe('two');
    expect(await log.close()).toBe(0);
  });

  it('goes on in memory where there is no file', async () => {
    const log = new TraceLog(undefined, { onFault: () => undefined, onRecovered: () => undefined });
    log.append(Buffer.from('one\n'));
    log.append(Buffer.from('two\n'));
    expect(log.state).toBe('memory');
    expect(log.read(2, 4).toString()).toBe('e\ntw');
    expect(await log.close()).toBe(8);
  });

  it('writes partial writes to their end', () => {
    const writeSync: LogSystem['writeSync'] = (fd, bytes, offset, _length, position) =>
      fs.writeSync(fd, bytes, offset, 1, position);
    const { log, file } = open({ writeSync });
    log.append(Buffer.from('slowly\n'));
    expect(fs.readFileSync(file, 'utf8')).toBe('slowly\n');
  });

  // each write is cut short in turn: half of it reaches the disk, then the disk is full
  it.each(Array.from({ length: 30 }, (_, i) => i))('loses nothing when write %i fails', async (failing) => {
    let calls = 0;
    let isFull = false;
    const writeSync: LogSystem['writeSync'] = (fd, bytes, offset, length, position) => {
      if (calls++ === failing) {
        isFull = true;
        fs.writeSync(fd, bytes, offset, Math.floor(length / 2), position);
      }
      if (isFull) throw failure('ENOSPC');
      return fs.writeSync(fd, bytes, offset, length, position);
    };
    const { log, file, said } = open({ writeSync });
    let expected = '';
    for (let i = 0; i < 30; i += 1) {
      const line = `line ${i} ${'x'.repeat(i)}\n`;
      const offset = log.size;
      log.append(Buffer.from(line));
      expected += line;
      expect(log.read(offset, line.length).toString()).toBe(line);
    }
    await soon();
    expect(said).toEqual(['disk-full: no space is left on the disk (ENOSPC)']);
    expect(log.state).toBe('disk-full');
    expect(log.retry()).toBe(false);
    isFull = false;
    expect(log.retry()).toBe(true);
    log.append(Buffer.from('after\n'));
    await soon();
    expect(said.at(-1)).toBe('recovered');
    expect(fs.readFileSync(file, 'utf8')).toBe(`${expected}after\n`);
    expect(await log.close()).toBe(0);
  });

  it('tells a broken disk from a full one', async () => {
    const { log, said } = open({
      writeSync: () => {
        throw failure('EIO');
      },
    });
    log.append(Buffer.from('x'));
    await soon();
    expect(log.state).toBe('write-failed');
    expect(said).toEqual(['write-failed: the disk reports an error (EIO)']);
    expect(await log.close()).toBe(1);
  });

  it('notices that bytes did not reach the disk', async () => {
    let isBroken = true;
    const fdatasync: LogSystem['fdatasync'] = (fd, done) =>
      isBroken ? done(failure('EIO')) : fs.fdatasync(fd, done);
    const { log, said } = open({ fdatasync });
    log.append(Buffer.from('x'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(said).toEqual(['write-failed: the disk reports an error (EIO)']);
    isBroken = false;
    expect(log.retry()).toBe(true);
  });

  it('keeps a bounded part in memory', () => {
    const { log } = open({
      writeSync: () => {
        throw failure('ENOSPC');
      },
    });
    expect(log.hasRoom(2 * MEMORY_LIMIT)).toBe(true);
    log.append(Buffer.alloc(MEMORY_LIMIT - 10));
    expect(log.hasRoom(10)).toBe(true);
    expect(log.hasRoom(11)).toBe(false);
  });
});

describe('TraceLog.appendPieces', () => {
  const pieces = () => ['aa', 'bbb', 'c\n'].map((piece) => Buffer.from(piece));

  it('appends all pieces as one line', async () => {
    const { log, file } = open();
    log.append(Buffer.from('first\n'));
    expect(await log.appendPieces(pieces, 100)).toBe(7);
    log.append(Buffer.from('last\n'));
    expect(fs.readFileSync(file, 'utf8')).toBe('first\naabbbc\nlast\n');
  });

  it('appends nothing of what is too long', async () => {
    const { log, file } = open();
    expect(await log.appendPieces(pieces, 6)).toBeUndefined();
    expect(log.size).toBe(0);
    expect(fs.readFileSync(file, 'utf8')).toBe('');
    log.append(Buffer.from('instead\n'));
    expect(fs.readFileSync(file, 'utf8')).toBe('instead\n');
  });

  it.each([0, 1, 2])('moves to memory when piece %i cannot be written', async (failing) => {
    let calls = 0;
    const writeSync: LogSystem['writeSync'] = (fd, bytes, offset, length, position) => {
      if (calls++ === failing) throw failure('ENOSPC');
      return fs.writeSync(fd, bytes, offset, length, position);
    };
    const { log, file } = open({ writeSync });
    expect(await log.appendPieces(pieces, 100)).toBe(7);
    expect(log.read(0, 7).toString()).toBe('aabbbc\n');
    expect(log.read(1, 3).toString()).toBe('abb');
    expect(log.retry()).toBe(true);
    expect(fs.readFileSync(file, 'utf8')).toBe('aabbbc\n');
  });
});
