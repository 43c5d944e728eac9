import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Pointing at a field lights up its value in the JSON below and, where its schema is shown, the keywords that draw it;
 * pointing at a value its field, at a keyword or a limit each other. By attribute on the elements themselves:
 * rendering all fields for a moved mouse would be too slow.
 */
export function useHoverLink(form: RefObject<HTMLFormElement | null>) {
  const lit = useRef<readonly Element[]>([]);
  const darken = () => {
    for (const element of lit.current) element.removeAttribute('data-lit');
    lit.current = [];
  };
  const onPointerOver = (event: PointerEvent) => {
    darken();
    const { target } = event;
    if (!(target instanceof Element) || form.current === null) return;
    const value = target.closest<HTMLElement>('[data-at]');
    const field = target.closest<HTMLElement>('[data-pointer]');
    lit.current =
      value === null
        ? field === null
          ? []
          : [...valuesOf(form.current, field), ...keywordsAt(field, target)]
        : fieldsOf(form.current, value);
    for (const element of lit.current) element.setAttribute('data-lit', '');
  };
  return { onPointerOver, onPointerLeave: darken };
}

function fieldsOf(form: HTMLElement, { dataset: { at = '' } }: HTMLElement): readonly Element[] {
  return at === '' ? [] : [...form.querySelectorAll(`[data-pointer="${CSS.escape(at)}"]`)];
}

function valuesOf(form: HTMLElement, { dataset: { pointer = '' } }: HTMLElement): readonly Element[] {
  return pointer === '' ? [] : [...form.querySelectorAll(`[data-at="${CSS.escape(pointer)}"]`)];
}

/** What stands for the keyword pointed at, or for those that draw the field; that of its children apart. */
function keywordsAt(field: HTMLElement, target: Element): readonly Element[] {
  const own = target.closest<HTMLElement>('[data-keyword]')?.dataset.keyword;
  const wanted = own === undefined ? (field.dataset.drawnBy ?? '').split(' ') : [own];
  return [...field.querySelectorAll<HTMLElement>('[data-keyword]')].filter(
    (element) =>
      wanted.includes(element.dataset.keyword ?? '') && element.closest('[data-pointer]') === field,
  );
}
