import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLocalCart } from './useLocalCart.ts';

/** Most users have nothing saved when they sign in, so the forms do not include the decision. */
const SavedItemsDecision = lazy(async () => ({
  default: (await import('./SavedItemsDecision.tsx')).SavedItemsDecision,
}));

interface Props {
  /** Where to go after the decision, or at once if there is none to make. */
  readonly target: string;
  /** Wraps the offer in a page. */
  readonly renderPage: (offer: ReactNode) => ReactNode;
}

/** Step after sign-in for a user whose cart differs from the visitor's. */
export function SavedItemsStep({ target, renderPage }: Props) {
  const { items } = useLocalCart();
  if (items.length === 0) return <Navigate to={target} replace />;
  return renderPage(
    <Suspense fallback={<Skeleton height="24" />}>
      <SavedItemsDecision target={target} />
    </Suspense>,
  );
}
