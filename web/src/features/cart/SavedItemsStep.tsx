import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLocalCart } from './useLocalCart.ts';

/** Most people have nothing saved when they sign in: the forms do not carry the decision. */
const SavedItemsDecision = lazy(async () => ({
  default: (await import('./SavedItemsDecision.tsx')).SavedItemsDecision,
}));

interface Props {
  /** Where the person goes once they have decided, or at once when there is nothing to decide. */
  readonly target: string;
  /** Frames the offer as a page. */
  readonly renderPage: (offer: ReactNode) => ReactNode;
}

/** The step between signing in and going on, for a signed-in person whose bag differs from the visitor's. */
export function SavedItemsStep({ target, renderPage }: Props) {
  const { items } = useLocalCart();
  if (items.length === 0) return <Navigate to={target} replace />;
  return renderPage(
    <Suspense fallback={<Skeleton height="24" />}>
      <SavedItemsDecision target={target} />
    </Suspense>,
  );
}
