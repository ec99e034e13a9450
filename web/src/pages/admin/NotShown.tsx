import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

interface Props {
  /** What is not shown, such as `order`. */
  readonly what: string;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** Leads back to the list. */
  readonly back: ReactNode;
  /** Why there may be none. */
  readonly children: ReactNode;
}

/** Stands in place of one thing of a desk that is not there, or not yet. */
export function NotShown({ what, isLoading, failure, onRetry, back, children }: Props) {
  if (isLoading) return <Skeleton height="40rem" />;
  if (failure !== undefined) {
    return (
      <ErrorState level={1} title={`The ${what} could not be loaded`} onRetry={onRetry} actions={back}>
        {failure}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} title={`There is no such ${what}`} actions={back}>
      {children}
    </EmptyState>
  );
}
