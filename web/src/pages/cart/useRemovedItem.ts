import { useEffect, useRef, useState } from 'react';
import type { CartLine_ItemFragment } from '#features/cart/CartLine.fragment.generated.ts';
import type { LocalCartItem } from '#features/cart/local-cart.ts';
import { useCartActions } from '#features/cart/useCartActions.ts';

function toLocalItem({ asset, license, palette, price }: CartLine_ItemFragment): LocalCartItem {
  return {
    id: asset.id,
    slug: asset.slug,
    title: asset.title,
    price: price?.usd.minorUnits ?? null,
    previewImage: asset.previews[0]?.url ?? '',
    quantity: 1,
    license: license === 'EXTENDED' ? 'EXTENDED' : 'STANDARD',
    palette: palette?.slug,
  };
}

/** Remembers the pattern that was taken out last, so that it can be put back; moves the focus to where that is said. */
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

  return { removed, noticeRef, noteRemoved: (item: CartLine_ItemFragment) => setRemoved(toLocalItem(item)), undo };
}
