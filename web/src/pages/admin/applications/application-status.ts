import type { StudioApplicationStatus } from '#generated/types.ts';

/** How far an application is, as those who decide read it. */
export const statusWords: Readonly<Record<StudioApplicationStatus, string>> = {
  DRAFT: 'Being written',
  SUBMITTED: 'Waiting',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};

/** What the list can be narrowed to; drafts are not in it. */
export const listedStatuses = ['SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;

/** The status an address asks for; null for all of them. */
export function statusFrom(search: URLSearchParams): StudioApplicationStatus | null {
  const asked = search.get('status')?.toUpperCase();
  return listedStatuses.find((status) => status === asked) ?? null;
}
