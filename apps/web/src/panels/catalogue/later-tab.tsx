import { Suspense } from 'react';
import { type Chunk, Part } from '../../app/chunk.tsx';
import { useT } from '../../i18n/language.ts';
import type { Entry } from './entry.ts';

/** What a tab of an entry is given. */
export interface EntryTabProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** A tab whose code is loaded when it is opened. */
export function LaterTab({
  of,
  props,
}: {
  readonly of: Chunk<EntryTabProps>;
  readonly props: EntryTabProps;
}) {
  const t = useT();
  return (
    <Suspense fallback={<p className="p-4 text-text-3">{t.ui.loading}</p>}>
      <Part of={of} props={props} />
    </Suspense>
  );
}
