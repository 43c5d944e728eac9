import type { ReactNode } from 'react';
import { useT } from '../i18n/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export interface StandalonePageProps {
  readonly title: string;
  readonly reason: ReactNode;
  readonly banner?: string;
  readonly children?: ReactNode;
}

/** What is shown instead of the app, when the bridge cannot be used. */
export function StandalonePage({ title, reason, banner, children }: StandalonePageProps) {
  const t = useT();
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-11 shrink-0 items-center border-b border-border bg-bar px-4">
        <h1>{t.app.name}</h1>
      </header>
      <main data-session="" data-session-state="idle" className="flex-1 p-4">
        <div role="alert" data-banner={banner}>
          <EmptyState title={title} reason={reason}>
            {children}
          </EmptyState>
        </div>
      </main>
    </div>
  );
}
