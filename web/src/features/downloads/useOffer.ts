import { useIsClosed } from './EarlyOffer.tsx';
import { useIsOwned } from './useIsOwned.ts';
import { usePlanFor } from './usePlanQuota.ts';

/** What an offer depends on. */
export interface OfferedAsset {
  readonly id: string;
  readonly title: string;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  readonly opensAt: string;
}

/**
 * What comes first for this person and a pattern: downloading what is owned; waiting for what is new, without a paid
 * plan; then what the plan covers as long as something is left of its month, then what is free; all else is bought.
 */
export type Offer = 'owned' | 'early' | 'plan' | 'free' | 'buy';

/** Follows what a pattern is offered as. */
export function useOffer(asset: OfferedAsset): Offer {
  const isOwned = useIsOwned(asset.id);
  const isClosed = useIsClosed(asset.opensAt);
  const plan = usePlanFor(asset);
  if (isOwned) return 'owned';
  if (isClosed) return 'early';
  if (plan) return 'plan';
  return asset.isFree ? 'free' : 'buy';
}
