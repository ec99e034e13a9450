import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';

interface ErrorBoundaryProps {
  /** When it changes, what failed before is tried anew. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failedKey: string | null;
}

/** The last resort of a page: a bug is told and logged, header and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { error, failedKey }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (error === null) return null;
    if (failedKey === null) return { failedKey: resetKey };
    return failedKey === resetKey ? null : { error: null, failedKey: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('The page failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorState
        level={1}
        title="Something went wrong"
        onRetry={() => window.location.reload()}
        retryLabel="Reload the page"
        actions={<LinkButton to="/products">Browse patterns</LinkButton>}
      >
        This page cannot be shown. Nothing in your bag or account has changed.
      </ErrorState>
    );
  }
}
