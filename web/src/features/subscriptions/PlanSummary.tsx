import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Most people sign in without choosing a plan: the forms do not carry the summary. */
const PlanSummaryContents = optionalPart(async () => (await import('./PlanSummaryContents.tsx')).PlanSummaryContents);

/** The plan that is about to be bought, for the steps on the way to its checkout. */
export function PlanSummary({ checkout }: { readonly checkout: string }) {
  return (
    <Suspense fallback={<Skeleton height="14" marginBottom="6" />}>
      <PlanSummaryContents checkout={checkout} />
    </Suspense>
  );
}
