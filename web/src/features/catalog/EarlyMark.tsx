import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';

/** Few patterns are new. */
const EarlyBadge = optionalPart(async () => (await import('./EarlyBadge.tsx')).EarlyBadge);

/** Marks a pattern that is not open to everyone yet. */
export function EarlyMark({ opensAt }: { readonly opensAt: string }) {
  if (!useIsBefore(opensAt)) return null;
  return (
    <Suspense fallback={null}>
      <EarlyBadge opensAt={opensAt} />
    </Suspense>
  );
}
