import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePlanQuota } from './usePlanQuota.ts';

/** Most people have no plan. */
const PlanRefused = lazy(async () => ({ default: (await import('./PlanRefused.tsx')).PlanRefused }));

interface PlanRefusalProps {
  readonly asset: { readonly isPremium: boolean };
  /** What is offered to everyone without a plan. */
  readonly children: ReactNode;
}

/** Why the viewer's plan does not give a pattern, in place of the plans that are offered to everyone else. */
export function PlanRefusal({ asset, children }: PlanRefusalProps) {
  const quota = usePlanQuota();
  if (!quota) return children;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <PlanRefused asset={asset} quota={quota} />
    </Suspense>
  );
}
