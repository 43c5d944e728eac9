import { Component, type ReactNode } from 'react';
import { useT } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error?: unknown;
  readonly failed: boolean;
}

/** Keeps a failure of one part of the page from taking the rest along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Failed error={this.state.error} onRetry={() => this.setState({ failed: false, error: undefined })} />
    );
  }
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <EmptyState
      title={t.app.crash.title}
      reason={`${t.app.crash.reason} ${error instanceof Error ? error.message : String(error)}`}
    >
      <Button onClick={onRetry}>{t.app.crash.retry}</Button>
      <Button onClick={() => location.reload()}>{t.app.wireVersion.reload}</Button>
    </EmptyState>
  );
}
