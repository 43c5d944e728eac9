import type { ReactNode } from 'react';

export interface PartProps {
  readonly title: string;
  /** Right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a case. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <h4 className="flex min-h-6 items-center gap-2 text-meta text-text-3">
        {title}
        {aside}
      </h4>
      {children}
    </section>
  );
}
