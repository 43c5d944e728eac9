import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IdChip } from './id-chip.tsx';

afterEach(cleanup);

function shown(id: string): { text: string | null; title: string | null | undefined } {
  const { container } = render(<IdChip id={id} />);
  return { text: container.textContent, title: container.firstElementChild?.getAttribute('title') };
}

it('leaves out the quotes of a plain word only: 1 and "1" stay apart', () => {
  expect(shown('3').text).toBe('#3');
  expect(shown('"3"').text).toBe('#"3"');
  expect(shown('"auto-3"')).toEqual({ text: 'auto-3', title: '"auto-3"' });
  expect(shown('null').text).toBe('#null');
  expect(shown('"a b"').text).toBe('#"a b"');
  expect(shown('""').text).toBe('#""');
});
