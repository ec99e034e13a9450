import type { InAnyCase } from './any-case.ts';

/** Kinds of license, narrowest first: each includes the rights of those before it. */
export const LICENSES = ['personal', 'standard', 'commercial', 'extended'] as const;
/** Kind of license. */
export type License = (typeof LICENSES)[number];

/** Licenses that can be bought for a single pattern. */
export const BUYABLE_LICENSES = ['standard', 'extended'] as const satisfies readonly License[];
/** License that can be bought for a single pattern. */
export type BuyableLicense = (typeof BUYABLE_LICENSES)[number];

/** Returns the display name of a license, such as `Standard license`. Accepts the capitals of GraphQL. */
export function licenseName(license: InAnyCase<License>): string {
  return `${license.charAt(0).toUpperCase()}${license.slice(1).toLowerCase()} licence`;
}

/** The name of the license for premium patterns. */
export const PREMIUM_LICENSE_NAME = 'Premium Exclusive License';

/**
 * Returns the name of the license displayed with a pattern: the narrowest it is available under, or the premium one.
 */
export function shownLicenseName({ isFree, isPremium }: { isFree: boolean; isPremium: boolean }): string {
  return isPremium ? PREMIUM_LICENSE_NAME : licenseName(isFree ? 'personal' : 'standard');
}
