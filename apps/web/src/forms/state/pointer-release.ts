let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // after the click that the release makes
  setTimeout(() => {
    for (const resume of waiting) resume();
    waiting.clear();
  });
}

document.addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
  },
  true,
);
for (const type of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(type, release, true);
window.addEventListener('blur', release);

/**
 * Resolves when no pointer is pressed. A verdict that came between press and release would move the button away from
 * under the pointer, and the click would be lost.
 */
export function pointerReleased(): Promise<void> {
  return isPressed ? new Promise((resume) => waiting.add(resume)) : Promise.resolve();
}
