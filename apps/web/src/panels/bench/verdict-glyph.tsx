import type { Verdict } from '@lifeline/suite';
import type { ReactNode } from 'react';
import { Glyph } from '../../wire/glyphs.tsx';

const SHAPES: Record<Verdict, ReactNode> = {
  pass: <path d="m2.5 6.5 2.5 2.5 4.5-6" />,
  fail: <path d="m3 3 6 6M9 3 3 9" />,
  // An arrow through a gate that should have been shut, and one that a gate stopped.
  'over-accepting': <path d="M1 6h10M8.5 3.5 11 6 8.5 8.5M5 1v2.5M5 8.5V11" />,
  'over-rejecting': <path d="M1 6h5.5M4.2 3.7 6.5 6 4.2 8.3M9.5 1v10" />,
  'invalid-output': (
    <path d="M4.5 1.5C2.7 1.5 4 5 2 6c2 1 .7 4.5 2.5 4.5M7.5 1.5C9.3 1.5 8 5 10 6c-2 1-.7 4.5-2.5 4.5" />
  ),
  stale: <path d="M9.7 4.4A4 4 0 1 0 10 7M10 1.8v2.8H7.2" />,
  'not-run': <circle cx={6} cy={6} r={3.75} strokeDasharray="2 2.2" />,
};

/** A verdict as a shape: no two are told apart by colour alone. */
export function VerdictGlyph({ verdict }: { readonly verdict: Verdict }) {
  return <Glyph>{SHAPES[verdict]}</Glyph>;
}
