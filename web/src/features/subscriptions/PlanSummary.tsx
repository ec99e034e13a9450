import { Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Most users sign in without choosing a plan, so the forms do not include the summary. */
const PlanSummaryContents = optionalPart(async () => (await import('./PlanSummaryContents.tsx')).PlanSummaryContents);

/** The plan about to be bought, for the steps before its checkout. */
export function PlanSummary({ checkout }: { readonly checkout: string }) {
  return (
    <Suspense fallback={<Skeleton height="14" marginBottom="6" />}>
      <PlanSummaryContents checkout={checkout} />
    </Suspense>
  );
}
