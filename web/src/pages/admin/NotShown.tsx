import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

interface Props {
  /** Noun for what is missing, such as `order`. */
  readonly what: string;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** Link back to the list. */
  readonly back: ReactNode;
  /** Why it may not exist. */
  readonly children: ReactNode;
}

/** Placeholder for an item that does not exist, failed to load or is still loading. */
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
