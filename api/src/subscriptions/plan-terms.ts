import {
  planCatalogLabel,
  planDownloadsLabel,
  planLicenseName,
  planWithInterval,
  yearlySaving,
} from '@halfdrop/domain';
import type { Selectable } from 'kysely';
import type { PlanDto } from './subscriptions.contract.ts';
import type { SubscriptionTables } from './subscriptions.tables.ts';

/** A stored plan. */
export type PlanRow = Selectable<SubscriptionTables['subscriptions_plan']>;

/**
 * Converts a plan to its view; `monthlyPrice` is that of the monthly plan of its tier, the basis for the savings of a
 * yearly plan.
 */
export function planTerms(row: PlanRow, monthlyPrice: number | null): PlanDto {
  const downloadsLabel = planDownloadsLabel({ aMonth: row.downloads_a_month, once: row.downloads_once });
  const licenseLabel = planLicenseName(row.license);
  const catalogLabel = planCatalogLabel({ tier: row.tier, includesPremium: row.includes_premium });
  const isYearly = row.interval === 'year' && monthlyPrice !== null;
  const saved = isYearly ? yearlySaving(row.price_cents, monthlyPrice) : null;
  return {
    id: row.id,
    offer: row.offer,
    tier: row.tier,
    name: row.name,
    description: row.description,
    buttonText: row.tier === 'free' ? 'Create an account' : `Choose ${row.name}`,
    interval: row.interval,
    price: row.price_cents,
    ...(saved ?? { listPrice: null, saving: null }),
    downloadsPerMonth: row.downloads_a_month,
    downloadsLabel,
    license: row.license,
    licenseLabel,
    includesPremium: row.includes_premium,
    catalogLabel,
    trialDays: row.trial_days,
    trialDownloads: row.trial_downloads,
    perks: row.perks,
    // Catalog access comes first, as it distinguishes higher plans from Membership.
    features: [catalogLabel, downloadsLabel, licenseLabel, ...row.perks],
    isPopular: row.is_popular,
  };
}

/** Returns the description of a plan on the provider's payment page and invoices. */
export function planLabel(plan: PlanRow): string {
  return `Halfdrop ${planWithInterval(plan)}`;
}
