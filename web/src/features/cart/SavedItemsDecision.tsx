import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SavedItemsOffer } from './SavedItemsOffer.tsx';
import { useSavedItems } from './useSavedItems.ts';

/** Offers what is saved in this browser, and goes on to the target once there is nothing to decide. */
export function SavedItemsDecision({ target }: { readonly target: string }) {
  const { state } = useSavedItems();
  if (state === 'none') return <Navigate to={target} replace />;
  return state === 'conflict' ? <SavedItemsOffer /> : <Skeleton height="24" />;
}
