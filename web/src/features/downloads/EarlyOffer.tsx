import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '#lib/optional-part.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';
import type { EarlyLook } from './EarlyNotice.tsx';
import { usePlanQuota } from './usePlanQuota.ts';

/** Rarely shown. */
const EarlyNotice = optionalPart(async () => (await import('./EarlyNotice.tsx')).EarlyNotice);

/** In place of an action, says when a pattern opens to everyone. */
export function EarlyOffer(props: { readonly opensAt: string; readonly look: EarlyLook }) {
  return (
    <Suspense fallback={null}>
      <EarlyNotice {...props} />
    </Suspense>
  );
}

/** Returns whether a pattern is in early access and the viewer has no paid plan. */
export function useIsClosed(opensAt: string): boolean {
  const quota = usePlanQuota();
  return useIsBefore(opensAt) && !quota?.hasEarlyAccess;
}

interface UnlessEarlyProps {
  readonly asset: { readonly opensAt: string };
  readonly look: EarlyLook;
  /** Offer for a pattern the viewer has access to. */
  readonly children: ReactNode;
}

/** Shows the offer, or when it will open. */
export function UnlessEarly({ asset: { opensAt }, look, children }: UnlessEarlyProps) {
  return useIsClosed(opensAt) ? <EarlyOffer opensAt={opensAt} look={look} /> : children;
}
