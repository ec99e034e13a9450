import { useEffect, useRef, useState } from 'react';
import type { CartLine_ItemFragment } from '#features/cart/CartLine.fragment.generated.ts';
import { localItemOf } from '#features/cart/line-facts.ts';
import type { LocalCartItem } from '#features/cart/local-cart.ts';
import { useCartActions } from '#features/cart/useCartActions.ts';

/** Remembers the pattern removed last, so that it can be restored; moves the focus to the notice. */
export function useRemovedItem() {
  const [removed, setRemoved] = useState<LocalCartItem | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { add } = useCartActions();

  useEffect(() => {
    if (removed) noticeRef.current?.focus();
  }, [removed]);

  const undo = async () => {
    if (removed && (await add(removed))) setRemoved(null);
  };

  return { removed, noticeRef, noteRemoved: (item: CartLine_ItemFragment) => setRemoved(localItemOf(item)), undo };
}
