import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useVirtualScroll } from './use-virtual-scroll.ts';

afterEach(cleanup);

const VIEWPORT = 100;
const END = 900;

function View() {
  const [follow, setFollow] = useState(true);
  const scroll = useVirtualScroll({
    total: END + VIEWPORT,
    follow,
    onFollow: setFollow,
    initialTop: () => 0,
    onMoved: () => undefined,
    step: 100,
    wholePx: 0,
  });
  return (
    <section
      {...scroll.scroller}
      data-follow={follow}
      ref={(box) => {
        if (box === null) return;
        Object.defineProperty(box, 'clientHeight', { configurable: true, value: VIEWPORT });
        return scroll.scroller.ref(box);
      }}
    />
  );
}

function open() {
  const { container } = render(<View />);
  const box = container.querySelector('section');
  if (box === null) throw new Error('no scroller');
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  return { box, scrollTo };
}

it('goes on following when another layout moves the scroller', () => {
  const { box, scrollTo } = open();
  expect(box.scrollTop).toBe(END);
  scrollTo(700);
  expect(box.dataset.follow).toBe('true');
  expect(box.scrollTop).toBe(END);
});

it('ends following when the reader scrolls up, and begins again at the end', () => {
  const { box, scrollTo } = open();
  fireEvent.touchMove(box);
  scrollTo(700);
  expect(box.dataset.follow).toBe('false');
  expect(box.scrollTop).toBe(700);
  scrollTo(END);
  expect(box.dataset.follow).toBe('true');
  fireEvent.wheel(box, { deltaY: -10 });
  expect(box.dataset.follow).toBe('false');
});
