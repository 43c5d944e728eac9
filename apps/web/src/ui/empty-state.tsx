import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One sentence: what is the case. */
  readonly title: string;
  /** Why, or what would fill it. */
  readonly reason?: ReactNode;
  /** One action. */
  readonly children?: ReactNode;
}

/** What an empty place says: a sentence, a reason, an action. */
export function EmptyState({ title, reason, children }: EmptyStateProps) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-2 p-4">
      <p className="text-title font-semibold">{title}</p>
      {reason === undefined ? null : <p className="text-text-2">{reason}</p>}
      {children === undefined ? null : <div className="mt-1 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
