import type { PersonSort, PersonView } from '#generated/types.ts';
import { capitalized } from '#lib/capitalized.ts';
import { lookUp } from '#lib/look-up.ts';
import type { TableSort } from '#widgets/data-table/useTablePlace.ts';

/** Filter presets of the list, in display order. */
export const personPresets = [
  { label: 'All', params: {} },
  { label: 'Subscribers', params: { view: 'subscribers' } },
  { label: 'Studios', params: { view: 'studios' } },
  { label: 'Staff', params: { view: 'staff' } },
  { label: 'Unconfirmed', params: { view: 'unconfirmed' } },
  { label: 'Blocked', params: { view: 'blocked' } },
] as const;

const views: Readonly<Record<string, PersonView>> = {
  blocked: 'BLOCKED',
  staff: 'STAFF',
  studios: 'STUDIOS',
  subscribers: 'SUBSCRIBERS',
  unconfirmed: 'UNCONFIRMED',
};

/** Returns the view in the URL; all by default. */
export function personViewFrom(text: string | undefined): PersonView {
  return lookUp(views, text) ?? 'ALL';
}

/** Maps a table's sort order to that of the query. */
export function personSort({ isDescending }: TableSort): PersonSort {
  return isDescending ? 'JOINED_DESC' : 'JOINED';
}

interface Standing {
  readonly isBlocked: boolean;
  readonly isEmailConfirmed: boolean;
  readonly staffRoles: readonly unknown[];
  readonly isStudioMember: boolean;
  readonly hasPlan: boolean;
}

/** Describes what distinguishes a user; empty for an ordinary customer. */
export function standingWords({ isBlocked, isEmailConfirmed, staffRoles, isStudioMember, hasPlan }: Standing): string {
  const words = [
    isBlocked && 'blocked',
    !isEmailConfirmed && 'not confirmed',
    staffRoles.length > 0 && 'staff',
    isStudioMember && 'studio',
    hasPlan && 'subscriber',
  ];
  return capitalized(words.filter((word) => word !== false).join(', '));
}
