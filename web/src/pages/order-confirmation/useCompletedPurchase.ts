import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { removeFromLocalCart } from '#features/cart/local-cart.ts';
import type { Order_OrderFragment } from '#features/orders/Order.fragment.generated.ts';

function forgetInBrowser(assetIds: readonly string[]): void {
  try {
    removeFromLocalCart(assetIds);
  } catch (cause) {
    console.info('Bought patterns stay in the local cart.', cause);
  }
}

/** Invalidates what a paid order makes stale: cart, ownership, and purchased patterns saved in this browser. */
export function useCompletedPurchase({ items }: Order_OrderFragment): void {
  const { cache } = useApolloClient();
  const bought = items.flatMap(({ asset }) => (asset ? [asset.id] : [])).join(' ');

  useEffect(() => {
    const assetIds = bought.split(' ').filter(Boolean);
    for (const fieldName of ['cart', 'library']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    for (const assetId of assetIds) cache.evict({ id: `Asset:${assetId}`, fieldName: 'viewerHasLicense' });
    cache.gc();
    forgetInBrowser(assetIds);
  }, [cache, bought]);
}
