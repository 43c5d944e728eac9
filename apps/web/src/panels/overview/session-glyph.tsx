import type { SessionState } from '@lifeline/wire';
import type { ReactNode } from 'react';
import { Glyph } from '../../wire/glyphs.tsx';

const SHAPES: Readonly<Record<SessionState, ReactNode>> = {
  connecting: <circle cx={6} cy={6} r={3.75} strokeDasharray="2 2" />,
  ready: <circle cx={6} cy={6} r={3} className="fill-current" />,
  closing: <rect x={3} y={3} width={6} height={6} strokeDasharray="2 2" />,
  closed: <rect x={3} y={3} width={6} height={6} />,
  failed: <path d="m3 3 6 6M9 3 3 9" />,
};

/** How a session stands, as a shape. */
export function SessionGlyph({ state }: { readonly state: SessionState }) {
  return <Glyph>{SHAPES[state]}</Glyph>;
}
