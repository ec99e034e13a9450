import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';

/** Rarely shown. */
const EarlyBadge = optionalPart(async () => (await import('./EarlyBadge.tsx')).EarlyBadge);

/** Marks a pattern that is in early access. */
export function EarlyMark({ opensAt }: { readonly opensAt: string }) {
  if (!useIsBefore(opensAt)) return null;
  return (
    <Suspense fallback={null}>
      <EarlyBadge opensAt={opensAt} />
    </Suspense>
  );
}
