import { useEffect, useRef } from 'react';
import { toast } from '#ui/toast.ts';
import { useSavedItems } from './useSavedItems.ts';

function mergedWords(count: number): string {
  return count === 1 ? 'Your saved pattern is in your bag' : `Your ${count} saved patterns are in your bag`;
}

/** Moves items saved before sign-in into the account's cart if that is empty, and reports it. */
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
