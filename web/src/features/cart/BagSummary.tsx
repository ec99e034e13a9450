import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';

/** Most users sign in with an empty cart, so the forms do not include the summary. */
const BagSummaryContents = optionalPart(async () => (await import('./BagSummaryContents.tsx')).BagSummaryContents);

/** The pending purchase, for the steps before checkout. */
export function BagSummary() {
  return (
    <Suspense fallback={null}>
      <BagSummaryContents />
    </Suspense>
  );
}
