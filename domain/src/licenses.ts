import type { InAnyCase } from './any-case.ts';

/** The kinds of license, the narrowest first: each covers what those before it allow. */
export const LICENSES = ['personal', 'standard', 'commercial', 'extended'] as const;
/** A kind of license. */
export type License = (typeof LICENSES)[number];

/** The kinds that can be bought for a pattern by itself. */
export const BUYABLE_LICENSES = ['standard', 'extended'] as const satisfies readonly License[];
/** A kind of license that can be bought for a pattern by itself. */
export type BuyableLicense = (typeof BUYABLE_LICENSES)[number];

/** A kind of license for people, such as `Standard license`; GraphQL writes kinds in capitals. */
export function licenseName(license: InAnyCase<License>): string {
  return `${license.charAt(0).toUpperCase()}${license.slice(1).toLowerCase()} licence`;
}

/** What premium patterns are sold under. */
export const PREMIUM_LICENSE_NAME = 'Premium Exclusive License';

/** The license that a pattern is shown with: the narrowest it is given under, or the premium one. */
export function shownLicenseName({ isFree, isPremium }: { isFree: boolean; isPremium: boolean }): string {
  return isPremium ? PREMIUM_LICENSE_NAME : licenseName(isFree ? 'personal' : 'standard');
}
