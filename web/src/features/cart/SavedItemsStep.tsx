import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLocalCart } from './useLocalCart.ts';

/** Most people have nothing saved when they sign in: the forms do not carry the offer. */
const SavedItemsOffer = lazy(async () => ({ default: (await import('./SavedItemsOffer.tsx')).SavedItemsOffer }));

interface Props {
  /** Where the person goes once they have decided, or at once when nothing was saved. */
  readonly target: string;
  /** Frames the offer as a page. */
  readonly renderPage: (offer: ReactNode) => ReactNode;
}

/**
 * The step between signing in and going on, for a signed-in person: what was saved as a visitor is added or left, never
 * merged silently.
 */
export function SavedItemsStep({ target, renderPage }: Props) {
  const { items } = useLocalCart();
  const [isDecided, setIsDecided] = useState(false);
  if (items.length === 0 || isDecided) return <Navigate to={target} replace />;
  return renderPage(
    <Suspense fallback={<Skeleton height="24" />}>
      <SavedItemsOffer onDecided={() => setIsDecided(true)} leaveLabel="Leave them" />
    </Suspense>,
  );
}
