import { expect, it } from 'vitest';
import { isLoopbackHost } from './url-words.ts';

it('knows this machine by its names', () => {
  const isHere = (host: string) => isLoopbackHost(new URL(`http://${host}/`).hostname);
  for (const host of ['localhost', 'LOCALHOST.', 'a.localhost', '127.1', '[::1]', '0x7f.1'])
    expect(isHere(host), host).toBe(true);
  for (const host of ['localhost.example', 'notlocalhost', '128.0.0.1'])
    expect(isHere(host), host).toBe(false);
});
