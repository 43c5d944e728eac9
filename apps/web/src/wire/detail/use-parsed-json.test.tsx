import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type ParsedJson, useParsedJson } from './use-parsed-json.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const seen: ParsedJson[] = [];
let unmount = () => {};

function Probe({ text }: { readonly text: string }) {
  const parsed = useParsedJson(text);
  useEffect(() => {
    seen.push(parsed);
  }, [parsed]);
  return null;
}

async function show(text: string): Promise<void> {
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  await act(async () => root.render(<Probe text={text} />));
}

async function settled(): Promise<ParsedJson | undefined> {
  while (seen.at(-1)?.state === 'parsing') await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return seen.at(-1);
}

afterEach(() => {
  unmount();
  seen.length = 0;
});

describe('useParsedJson', () => {
  it('has a short text at once', async () => {
    await show('{"a":1}');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ state: 'parsed', json: { ok: true } });
  });

  it('has a long one later, whole', async () => {
    await show(JSON.stringify(Array.from({ length: 100_000 }, (_, at) => at)));
    expect(seen[0]).toEqual({ state: 'parsing' });
    const read = await settled();
    if (read?.state !== 'parsed' || !read.json.ok || read.json.node.type !== 'array')
      throw new Error('an array was written');
    expect(read.json.node.items).toHaveLength(100_000);
  });

  it('tells where a long text is broken', async () => {
    await show(`["${'x'.repeat(600_000)}",]`);
    expect(await settled()).toMatchObject({ state: 'parsed', json: { error: { offset: 600_004 } } });
  });
});
