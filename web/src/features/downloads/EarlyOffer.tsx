import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';
import type { EarlyLook } from './EarlyNotice.tsx';
import { usePlanQuota } from './usePlanQuota.ts';

/** Few patterns are new. */
const EarlyNotice = optionalPart(async () => (await import('./EarlyNotice.tsx')).EarlyNotice);

/** Says, in place of an action, when a pattern opens to everyone. */
export function EarlyOffer(props: { readonly opensAt: string; readonly look: EarlyLook }) {
  return (
    <Suspense fallback={null}>
      <EarlyNotice {...props} />
    </Suspense>
  );
}

/** Whether a pattern is new, and the viewer is no subscriber with a paid plan. */
export function useIsClosed(opensAt: string): boolean {
  const quota = usePlanQuota();
  return useIsBefore(opensAt) && !quota?.hasEarlyAccess;
}

interface UnlessEarlyProps {
  readonly asset: { readonly opensAt: string };
  readonly look: EarlyLook;
  /** What is offered for a pattern that the viewer may have. */
  readonly children: ReactNode;
}

/** An offer, or when there will be one. */
export function UnlessEarly({ asset: { opensAt }, look, children }: UnlessEarlyProps) {
  return useIsClosed(opensAt) ? <EarlyOffer opensAt={opensAt} look={look} /> : children;
}
