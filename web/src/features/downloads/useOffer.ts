import { useIsOwned } from './useIsOwned.ts';
import { usePlanFor } from './usePlanQuota.ts';

/** What an offer depends on. */
export interface OfferedAsset {
  readonly id: string;
  readonly title: string;
  readonly isFree: boolean;
  readonly isPremium: boolean;
}

/**
 * What comes first for this person and a pattern: downloading what is owned, then what the plan covers as long as
 * something is left of its month, then what is free; all else is bought.
 */
export type Offer = 'owned' | 'plan' | 'free' | 'buy';

/** Follows what a pattern is offered as. */
export function useOffer(asset: OfferedAsset): Offer {
  const isOwned = useIsOwned(asset.id);
  const plan = usePlanFor(asset);
  if (isOwned) return 'owned';
  if (plan) return 'plan';
  return asset.isFree ? 'free' : 'buy';
}
