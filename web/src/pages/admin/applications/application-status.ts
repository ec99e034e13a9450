import type { StudioApplicationStatus } from '#generated/types.ts';

/** Application statuses as shown to staff. */
export const statusWords: Readonly<Record<StudioApplicationStatus, string>> = {
  DRAFT: 'Being written',
  SUBMITTED: 'Waiting',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};

/** Filters of the list, which excludes drafts. */
export const listedStatuses = ['SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;

/** Returns the status in the URL; null for all. */
export function statusFrom(search: URLSearchParams): StudioApplicationStatus | null {
  const asked = search.get('status')?.toUpperCase();
  return listedStatuses.find((status) => status === asked) ?? null;
}
