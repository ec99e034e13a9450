import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';

/** Most people sign in without anything to buy: the forms do not carry the summary. */
const BagSummaryContents = optionalPart(async () => (await import('./BagSummaryContents.tsx')).BagSummaryContents);

/** What is about to be bought, for the steps on the way to checkout. */
export function BagSummary() {
  return (
    <Suspense fallback={null}>
      <BagSummaryContents />
    </Suspense>
  );
}
