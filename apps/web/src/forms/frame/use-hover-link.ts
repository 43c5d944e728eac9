import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Pointing at a field lights up its value in the JSON below, pointing at a value there its field. By attribute on
 * the elements themselves: rendering all fields for a moved mouse would be too slow.
 */
export function useHoverLink(form: RefObject<HTMLFormElement | null>) {
  const lit = useRef<readonly Element[]>([]);
  const darken = () => {
    for (const element of lit.current) element.removeAttribute('data-lit');
    lit.current = [];
  };
  const onPointerOver = (event: PointerEvent) => {
    darken();
    if (!(event.target instanceof Element)) return;
    const from = event.target.closest<HTMLElement>('[data-pointer], [data-at]');
    const pointer = from?.dataset.at ?? from?.dataset.pointer;
    if (pointer === undefined || pointer === '') return;
    const other = from?.dataset.at === undefined ? 'data-at' : 'data-pointer';
    lit.current = [...(form.current?.querySelectorAll(`[${other}="${CSS.escape(pointer)}"]`) ?? [])];
    for (const element of lit.current) element.setAttribute('data-lit', '');
  };
  return { onPointerOver, onPointerLeave: darken };
}
