import { lazy, Suspense } from 'react';
import { useLocalCart } from '#features/cart/useLocalCart.ts';
import { useSession } from '#lib/session.ts';

const SavedItemsMerge = lazy(async () => ({
  default: (await import('#features/cart/SavedItemsMerge.tsx')).SavedItemsMerge,
}));

/** Looks after what a signed-in person had saved as a visitor; most have nothing. */
export function SavedItems() {
  const session = useSession();
  const { items } = useLocalCart();
  if (!session || items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SavedItemsMerge key={session.user.id} />
    </Suspense>
  );
}
