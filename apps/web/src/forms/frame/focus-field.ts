const FOCUSABLE = '[data-control], [data-branch], input, textarea, select, button';
const MAX_FRAMES = 10;

/** Puts the focus on the control of a pointer's wrapper; waits some frames for it to be drawn. */
export function focusField(form: HTMLElement | null, pointer: string, framesLeft = MAX_FRAMES): void {
  const wrapper = form?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
  if (wrapper === null || wrapper === undefined) {
    if (framesLeft > 0) requestAnimationFrame(() => focusField(form, pointer, framesLeft - 1));
    return;
  }
  const target =
    wrapper.querySelector<HTMLElement>('[data-control]') ?? wrapper.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  wrapper.scrollIntoView({ block: 'nearest' });
}

/**
 * Puts the focus on the first required field that is still absent; not while somebody moves by keyboard, as through
 * the list that opens this form, or types elsewhere.
 */
export function focusFirstRequired(form: HTMLElement | null): void {
  if (document.activeElement?.matches(':focus-visible') === true) return;
  const wrappers = [...(form?.querySelectorAll<HTMLElement>('[data-required][data-state="absent"]') ?? [])];
  wrappers
    .map((wrapper) => wrapper.querySelector<HTMLElement>('[data-control]'))
    .find((control) => control !== null)
    ?.focus({ preventScroll: true });
}
