import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the element's size fulfils `test`; follows resizing. `test` has to be the same function each time. */
export function useBoxTest<E extends HTMLElement>(
  test: (width: number, height: number) => boolean,
): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [fulfilled, setFulfilled] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setFulfilled(test(element.clientWidth, element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [test]);
  return [ref, fulfilled];
}
