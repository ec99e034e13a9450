import { lazy, Suspense } from 'react';
import { useLocalCart } from '#features/cart/useLocalCart.ts';
import { useSession } from '#lib/session.ts';

const SavedItemsMerge = lazy(async () => ({
  default: (await import('#features/cart/SavedItemsMerge.tsx')).SavedItemsMerge,
}));

/** Merges items that a visitor saved before signing in. Renders nothing when there are none. */
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
