import type { ReactNode } from 'react';
import { Split } from './split.tsx';

export interface ListSplitProps {
  /** Of the line between the two. */
  readonly label: string;
  readonly list: ReactNode;
  readonly detail: ReactNode;
}

/** A panel of a list, and what is known of its selected entry; all of them share the width of the list. */
export function ListSplit({ label, list, detail }: ListSplitProps) {
  return (
    <Split
      id="panel-list"
      direction="row"
      sized="first"
      initial={240}
      min={180}
      minOther={340}
      label={label}
      first={list}
      second={detail}
    />
  );
}
