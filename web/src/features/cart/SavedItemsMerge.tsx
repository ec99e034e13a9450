import { useEffect, useRef } from 'react';
import { toast } from '#ui/toast.ts';
import { useSavedItems } from './useSavedItems.ts';

function mergedWords(count: number): string {
  return count === 1 ? 'Your saved pattern is in your bag' : `Your ${count} saved patterns are in your bag`;
}

/** Puts what was saved before signing in into the account's bag where that is empty, and says so. */
export function SavedItemsMerge() {
  const { count, state, addAll } = useSavedItems();
  const isTried = useRef(false);
  const isMergeable = state === 'mergeable';

  useEffect(() => {
    if (!isMergeable || isTried.current) return;
    isTried.current = true;
    const merge = async () => {
      if (await addAll()) toast({ status: 'info', title: mergedWords(count), isForNextPage: true });
    };
    void merge();
  });
  return null;
}
