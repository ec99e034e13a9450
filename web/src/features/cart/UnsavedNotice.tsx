import { useSyncExternalStore } from 'react';
import { PageNotice } from '#ui/PageNotice.tsx';
import { isLocalCartUnsaved, subscribeToLocalCart } from './local-cart.ts';

const never = () => false;

/** Warns that the cart is lost with the page because browser storage is unavailable. */
export function UnsavedNotice() {
  const isUnsaved = useSyncExternalStore(subscribeToLocalCart, isLocalCartUnsaved, never);
  if (!isUnsaved) return null;
  return (
    <PageNotice role="status">
      This browser stores nothing for the shop: your bag lasts until you close or reload this page.
    </PageNotice>
  );
}
