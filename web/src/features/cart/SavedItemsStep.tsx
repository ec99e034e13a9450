import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSavedItems } from './useSavedItems.ts';

/** Most people have nothing saved when they sign in: the forms do not carry the offer. */
const SavedItemsOffer = lazy(async () => ({ default: (await import('./SavedItemsOffer.tsx')).SavedItemsOffer }));

interface Props {
  /** Where the person goes once they have decided, or at once when there is nothing to decide. */
  readonly target: string;
  /** Frames the offer as a page. */
  readonly renderPage: (offer: ReactNode) => ReactNode;
}

/** The step between signing in and going on, for a signed-in person whose bag differs from the visitor's. */
export function SavedItemsStep({ target, renderPage }: Props) {
  const { state } = useSavedItems();
  if (state === 'none') return <Navigate to={target} replace />;
  return renderPage(
    <Suspense fallback={<Skeleton height="24" />}>
      {state === 'conflict' ? <SavedItemsOffer /> : <Skeleton height="24" />}
    </Suspense>,
  );
}
