import { lazy, Suspense } from 'react';
import { closeOverlay, useOverlay } from './overlays.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));

/** The dialog that is open, loaded on first use. */
export function Overlays() {
  const overlay = useOverlay();
  if (overlay === undefined) return null;
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <Palette onClose={closeOverlay} /> : <HelpDialog onClose={closeOverlay} />}
    </Suspense>
  );
}
