import type { ReactNode } from 'react';
import { navigate } from '../app/router.ts';

export interface SeqLinkProps {
  readonly seq: number;
  readonly children: ReactNode;
}

/** Selects an event on the wire. */
export function SeqLink({ seq, children }: SeqLinkProps) {
  return (
    <button
      type="button"
      data-select-seq={seq}
      className="rounded-control text-left text-accent hover:underline"
      onClick={() => navigate({ sel: seq })}
    >
      {children}
    </button>
  );
}
