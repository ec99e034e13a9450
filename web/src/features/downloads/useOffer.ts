import { useIsBefore } from '#lib/useIsBefore.ts';
import { useIsOwned } from './useIsOwned.ts';
import { planCovers, usePlanQuota } from './usePlanQuota.ts';

/** The fields of a pattern that determine its offer. */
export interface OfferedAsset {
  readonly id: string;
  readonly title: string;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  readonly opensAt: string;
}

/**
 * Kinds of offers, by precedence: download if owned; wait in early access without a paid plan; download with the plan
 * while quota is left; free download; buy.
 */
export type Offer = 'owned' | 'early' | 'plan' | 'free' | 'buy';

/** Returns how a pattern is offered to the viewer. */
export function useOffer(asset: OfferedAsset): Offer {
  const isOwned = useIsOwned(asset.id);
  const quota = usePlanQuota();
  const isNew = useIsBefore(asset.opensAt);
  if (isOwned) return 'owned';
  if (isNew && !quota?.hasEarlyAccess) return 'early';
  if (quota && quota.left !== 0 && planCovers(quota, asset)) return 'plan';
  return asset.isFree ? 'free' : 'buy';
}
