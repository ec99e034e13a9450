import { formatDay } from '#lib/dates.ts';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';

/** Formats the remaining quota, such as `7 of 10 downloads left this month`. */
export function leftWords({ limit, left }: Pick<DownloadQuota_QuotaFragment, 'limit' | 'left'>): string {
  if (limit === null || left === null) return 'Unlimited downloads';
  return `${left} of ${limit} downloads left this month`;
}

/** Says when an exhausted quota resets. */
export function usedUpWords({ limit, resetsAt }: Pick<DownloadQuota_QuotaFragment, 'limit' | 'resetsAt'>): string {
  return `You have used all ${limit} downloads of this month. New ones come on ${formatDay(resetsAt)}.`;
}
