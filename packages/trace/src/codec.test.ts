import { expect, test } from 'vitest';
import { Choices, randomEvent } from '../test/random-event.ts';
import { decodeEvent, encodeEvent } from './index.ts';

test('what was encoded is decoded, over 3,000 random events; a line is one line', () => {
  const types = new Set<string>();
  for (let seed = 0; seed < 3000; seed += 1) {
    const event = randomEvent(new Choices(seed), seed);
    types.add(event.type);
    const line = encodeEvent(event);
    expect(line).not.toContain('\n');
    expect(line.startsWith(`{"seq":${seed},"atMs":`), line).toBe(true);
    expect(decodeEvent(line), `seed ${seed}`).toEqual({ ok: true, event });
    expect(encodeEvent(JSON.parse(line))).toBe(line);
  }
  expect(types.size).toBe(12);
});

test('times are kept to a microsecond', () => {
  const line = encodeEvent({ seq: 0, atMs: 12.3456789, connection: 1, type: 'note', text: '' });
  expect(line).toBe('{"seq":0,"atMs":12.346,"connection":1,"type":"note","text":""}');
});

test('a message is written with its text last', () => {
  const event = {
    seq: 3,
    atMs: 1,
    connection: 1,
    type: 'message',
    raw: '{"id":1}\r',
    dir: 'toClient',
    cause: 2,
  } as const;
  expect(encodeEvent(event)).toBe(
    '{"seq":3,"atMs":1,"connection":1,"type":"message","dir":"toClient","cause":2,"raw":"{\\"id\\":1}\\r"}',
  );
});

const START = '{"seq":1,"atMs":2,"connection":1';

test.each([
  ['', 'not-json', 'not complete JSON'],
  [`${START},"type":"message","dir":"toServer","raw":"cut off he`, 'not-json', 'not complete JSON'],
  ['[1]', 'not-an-event', 'no event'],
  ['null', 'not-an-event', 'no event'],
  ['{"seq":1}', 'not-an-event', 'no event'],
  [`${START},"type":"telepathy"}`, 'unknown-type', '"telepathy"'],
  [`${START},"type":"note"}`, 'bad-member', '"text" must be a string'],
  [
    '{"seq":-1,"atMs":2,"connection":1,"type":"note","text":""}',
    'bad-member',
    '"seq" must be an integer from 0',
  ],
  ['{"seq":1.5,"atMs":2,"connection":1,"type":"note","text":""}', 'bad-member', '"seq"'],
  [
    '{"seq":1,"atMs":"2","connection":1,"type":"note","text":""}',
    'bad-member',
    '"atMs" must be a number from 0',
  ],
  [`${START},"type":"message","raw":"x"}`, 'bad-member', '"dir" must be one of toServer, toClient'],
  [`${START},"type":"message","dir":"toServer"}`, 'bad-member', '"raw"'],
  [`${START},"type":"message","dir":"toServer","raw64":"a"}`, 'bad-member', '"raw64" must be base64'],
  [`${START},"type":"message","dir":"toServer","raw64":"a=bc"}`, 'bad-member', '"raw64" must be base64'],
  [`${START},"type":"message","dir":"toServer","raw":"","cause":"me"}`, 'bad-member', '"cause"'],
  [`${START},"type":"process","event":"exited","code":"1","signal":null}`, 'bad-member', '"code"'],
  [`${START},"type":"process","event":"vanished"}`, 'bad-member', '"event" must be one of'],
  [`${START},"type":"opened","target":{"kind":"stdio"}}`, 'bad-member', '"command"'],
  [`${START},"type":"http","event":"request","data":{"a":[]}}`, 'bad-member', '"data"'],
  [`${START},"type":"http","event":"request","data":{},"headers":[1]}`, 'bad-member', '"headers"'],
  [`${START},"type":"closed","reason":"bored"}`, 'bad-member', '"reason"'],
])('%s is %s', (line, code, words) => {
  const decoded = decodeEvent(line);
  expect(decoded).toMatchObject({ ok: false, code });
  expect(decoded.ok ? '' : decoded.reason).toContain(words);
  expect(decoded.ok ? '' : decoded.reason).toMatch(/^[A-Z].*\.$/);
});

test('members of later versions are ignored', () => {
  const line = `${START},"type":"note","text":"t","mood":"good"}`;
  expect(decodeEvent(line)).toEqual({
    ok: true,
    event: { seq: 1, atMs: 2, connection: 1, type: 'note', text: 't' },
  });
});

test('a member named __proto__ of HTTP data is kept', () => {
  const line = `${START},"type":"http","event":"request","data":{"__proto__":"a","b":1}}`;
  const decoded = decodeEvent(line);
  expect(decoded.ok && encodeEvent(decoded.event)).toBe(line);
});
