import { formatDay } from '#lib/dates.ts';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';

/** How much is left of a plan's month, such as `7 of 10 downloads left this month`. */
export function leftWords({ limit, left }: Pick<DownloadQuota_QuotaFragment, 'limit' | 'left'>): string {
  if (limit === null || left === null) return 'Unlimited downloads';
  return `${left} of ${limit} downloads left this month`;
}

/** When a month that is used up gives way to the next one. */
export function usedUpWords({ limit, resetsAt }: Pick<DownloadQuota_QuotaFragment, 'limit' | 'resetsAt'>): string {
  return `You have used all ${limit} downloads of this month. New ones come on ${formatDay(resetsAt)}.`;
}
