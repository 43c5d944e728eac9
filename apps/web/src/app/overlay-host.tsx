import { Suspense } from 'react';
import { Part } from './chunk.tsx';
import { OVERLAYS } from './chunks.ts';
import { closeOverlay, useOverlay } from './overlays.ts';

/** The dialog that is open. */
export function Overlays() {
  const overlay = useOverlay();
  if (overlay === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Part key={overlay} of={OVERLAYS[overlay]} props={{ onClose: closeOverlay }} />
    </Suspense>
  );
}
