import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePlanQuota } from './usePlanQuota.ts';

/** Most users have no plan. */
const PlanRefused = lazy(async () => ({ default: (await import('./PlanRefused.tsx')).PlanRefused }));

interface PlanRefusalProps {
  readonly asset: { readonly isPremium: boolean };
  /** Offer for users without a plan. */
  readonly children: ReactNode;
}

/** Explains why the viewer's plan does not cover a pattern; replaces the offer shown to everyone else. */
export function PlanRefusal({ asset, children }: PlanRefusalProps) {
  const quota = usePlanQuota();
  if (!quota) return children;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <PlanRefused asset={asset} quota={quota} />
    </Suspense>
  );
}
