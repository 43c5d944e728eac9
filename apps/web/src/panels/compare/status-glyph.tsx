import { ArrowLeft, ArrowRight, Equal, type LucideIcon, Shuffle } from 'lucide-react';
import type { Status } from './aligned.ts';

const ICONS: Record<Status, LucideIcon> = {
  onlyA: ArrowLeft,
  onlyB: ArrowRight,
  differs: Shuffle,
  same: Equal,
};

/** Where a message is: left, right, on both sides with a difference, the same. */
export function StatusGlyph({ status }: { readonly status: Status }) {
  const Icon = ICONS[status];
  return <Icon size={12} strokeWidth={2} aria-hidden className="shrink-0" />;
}
