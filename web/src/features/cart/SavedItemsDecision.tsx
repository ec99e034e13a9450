import { Navigate } from 'react-router-dom';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SavedItemsOffer } from './SavedItemsOffer.tsx';
import { useSavedItems } from './useSavedItems.ts';

/** Offers the items saved in this browser, and redirects to the target once there is nothing to decide. */
export function SavedItemsDecision({ target }: { readonly target: string }) {
  const { state } = useSavedItems();
  if (state === 'none') return <Navigate to={target} replace />;
  return state === 'conflict' ? <SavedItemsOffer /> : <Skeleton height="24" />;
}
