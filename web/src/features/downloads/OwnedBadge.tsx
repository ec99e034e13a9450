import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { useSession } from '#lib/session.ts';

/** Visitors own nothing. */
const OwnedMark = optionalPart(async () => (await import('./OwnedMark.tsx')).OwnedMark);

/** Marks the tile of an owned pattern. */
export function OwnedBadge({ assetId }: { readonly assetId: string }) {
  if (useSession() === null) return null;
  return (
    <Suspense fallback={null}>
      <OwnedMark assetId={assetId} />
    </Suspense>
  );
}
