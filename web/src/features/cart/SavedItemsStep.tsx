import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SavedItemsOffer } from './SavedItemsOffer.tsx';
import { useSavedItems } from './useSavedItems.ts';

interface Props {
  /** Where the person goes once they have decided, or at once when nothing was saved. */
  readonly target: string;
  /** Frames the offer as a page. */
  readonly renderPage: (offer: ReactNode) => ReactNode;
}

/** The step between signing in and going on: what was saved as a visitor is added or left, never merged silently. */
export function SavedItemsStep({ target, renderPage }: Props) {
  const { count } = useSavedItems();
  const [isDecided, setIsDecided] = useState(false);
  if (count === 0 || isDecided) return <Navigate to={target} replace />;
  return renderPage(<SavedItemsOffer onDecided={() => setIsDecided(true)} leaveLabel="Leave them" />);
}
