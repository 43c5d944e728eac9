import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { askForCompose } from './compose/compose-requests.ts';
import { EMPTY_DRAFT } from './compose/draft.ts';
import { useCompose } from './use-compose.ts';

afterEach(cleanup);

const draft = { kind: 'request', method: 'ping', text: '{}' } as const;

it('gives way to a newly selected row, and keeps its draft', () => {
  const { result, rerender } = renderHook((sel: number | undefined) => useCompose(sel, undefined), {
    initialProps: undefined,
  });
  act(() => result.current.open(EMPTY_DRAFT));
  expect(result.current.draft).toEqual(EMPTY_DRAFT);
  act(() => result.current.change(draft));
  rerender(undefined);
  expect(result.current.draft).toEqual(draft);
  rerender(3);
  expect(result.current.draft).toBeUndefined();
  act(() => result.current.open(EMPTY_DRAFT));
  expect(result.current.draft).toEqual(draft);
});

it('closes with its draft kept, and takes another one', () => {
  const { result } = renderHook(() => useCompose(1, undefined));
  act(() => result.current.open(draft));
  act(() => result.current.change(undefined));
  expect(result.current.draft).toBeUndefined();
  act(() => result.current.open({ ...draft, method: 'tools/list' }));
  expect(result.current.draft?.method).toBe('tools/list');
});

it('stays open when what it sent selects itself', () => {
  const { result, rerender } = renderHook(
    ({ sel, own }: { sel: number | undefined; own: number | undefined }) => useCompose(sel, own),
    { initialProps: { sel: undefined as number | undefined, own: undefined as number | undefined } },
  );
  act(() => result.current.open(draft));
  rerender({ sel: 7, own: 7 });
  expect(result.current.draft).toEqual(draft);
  rerender({ sel: 5, own: 7 });
  expect(result.current.draft).toBeUndefined();
});

it('opens with what is asked for elsewhere, also before it is there; each once', () => {
  const raw = { kind: 'raw', method: '', text: '{' } as const;
  askForCompose(raw);
  const { result } = renderHook(() => useCompose(undefined, undefined));
  expect(result.current.draft).toEqual(raw);
  act(() => result.current.change(undefined));
  expect(renderHook(() => useCompose(undefined, undefined)).result.current.draft).toBeUndefined();
  act(() => askForCompose(draft));
  expect(result.current.draft).toEqual(draft);
});
