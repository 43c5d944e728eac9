import type { ReactNode } from 'react';

/** A named part of the overview: its name beside the content, or above it where the panel is narrow. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-t border-border pt-4 @3xl:grid-cols-[120px_minmax(0,1fr)]">
      <h3 className="text-text-2">{title}</h3>
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
    </section>
  );
}

/** Names and values in two columns. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">{children}</dl>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
