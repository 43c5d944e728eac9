/** Puts the focus on the rows of the view, from where the keys of the wire go on. */
export function focusRows(): void {
  document.querySelector<HTMLElement>('[data-rows]')?.focus();
}
