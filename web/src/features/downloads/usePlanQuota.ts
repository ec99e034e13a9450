import type { WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { useIsBefore } from '#lib/useIsBefore.ts';
import { useSession } from '#lib/session.ts';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { usePlanQuotaQuery } from './PlanQuota.query.generated.ts';

type Quota = DownloadQuota_QuotaFragment;

interface CoveredAsset {
  readonly isPremium: boolean;
  readonly opensAt: string;
}

/** Returns the viewer's quota for this month; null without a plan, while signed out, and until loaded. */
export function usePlanQuota(fetchPolicy: WatchQueryFetchPolicy = 'cache-first'): Quota | null {
  const isSignedIn = useSession() !== null;
  const { data } = usePlanQuotaQuery(isSignedIn ? { fetchPolicy } : skipToken);
  return (isSignedIn && readFragment<Quota>(data?.viewer?.downloadQuota)) || null;
}

/** Returns whether a plan covers a pattern, regardless of the remaining quota. */
export function planCovers(
  { hasPremiumAccess }: Pick<Quota, 'hasPremiumAccess'>,
  { isPremium }: Pick<CoveredAsset, 'isPremium'>,
): boolean {
  return hasPremiumAccess || !isPremium;
}

/** Returns the viewer's quota if the pattern can be downloaded with it now, else null. */
export function usePlanFor(asset: CoveredAsset, fetchPolicy?: WatchQueryFetchPolicy): Quota | null {
  const quota = usePlanQuota(fetchPolicy);
  const isOpen = !useIsBefore(asset.opensAt) || quota?.hasEarlyAccess === true;
  return quota && quota.left !== 0 && isOpen && planCovers(quota, asset) ? quota : null;
}
