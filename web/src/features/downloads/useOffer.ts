import { useIsBefore } from '#lib/useIsBefore.ts';
import { useIsOwned } from './useIsOwned.ts';
import { planCovers, usePlanQuota } from './usePlanQuota.ts';

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
  const quota = usePlanQuota();
  const isNew = useIsBefore(asset.opensAt);
  if (isOwned) return 'owned';
  if (isNew && !quota?.hasEarlyAccess) return 'early';
  if (quota && quota.left !== 0 && planCovers(quota, asset)) return 'plan';
  return asset.isFree ? 'free' : 'buy';
}
