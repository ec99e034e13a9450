import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';

interface ErrorBoundaryProps {
  /** Changing this key clears the error and renders the children again. */
  readonly resetKey: string;
  /** Shown in place of the failed children; defaults to the standard error page. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failedKey: string | null;
}

/** Catches and logs render errors so that everything outside the boundary stays up. */
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
    console.error('A part of the page failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (this.state.error === null) return children;
    if (fallback !== undefined) return fallback;
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
