import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter in a box submits. */
export function submitKey(submit: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
}
