import { useSyncExternalStore } from 'react';
import { PageNotice } from '#ui/PageNotice.tsx';
import { isLocalCartUnsaved, subscribeToLocalCart } from './local-cart.ts';

const never = () => false;

/** Says that the bag ends with the page, where the browser stores nothing. */
export function UnsavedNotice() {
  const isUnsaved = useSyncExternalStore(subscribeToLocalCart, isLocalCartUnsaved, never);
  if (!isUnsaved) return null;
  return (
    <PageNotice role="status">
      This browser stores nothing for the shop: your bag lasts until you close or reload this page.
    </PageNotice>
  );
}
