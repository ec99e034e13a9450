import { planDownloadsLabel, planLicenseName, planWithInterval } from '@halfdrop/domain';
import type { PlanVersionStatus } from '#generated/types.ts';
import { formatMoney } from '#lib/money.ts';
import type { DeskPlan_PlanFragment } from './DeskPlan.fragment.generated.ts';
import type { PlanVersion_VersionFragment } from './PlanVersion.fragment.generated.ts';

/** A plan as used by its desk. */
export type DeskPlan = DeskPlan_PlanFragment;
/** A version of a plan. */
export type PlanVersion = PlanVersion_VersionFragment;

/** Returns the name of a plan at the desk, such as `Pro, yearly`. */
export function deskPlanName({ tier, interval, inForce }: DeskPlan): string {
  return planWithInterval({ tier, interval, name: inForce.name });
}

/** Formats the price, such as `$49.00 a month`. */
export function costWords({ interval }: Pick<DeskPlan, 'interval'>, { price }: Pick<PlanVersion, 'price'>): string {
  if (interval === null) return 'Free';
  return `${formatMoney(price)} a ${interval === 'YEAR' ? 'year' : 'month'}`;
}

/** Describes the benefits of a version. */
export function giftWords({ interval }: Pick<DeskPlan, 'interval'>, version: PlanVersion): string {
  const { downloadsPerMonth, license, hasPremiumAccess, trialDays } = version;
  return [
    interval === null ? null : planDownloadsLabel({ aMonth: downloadsPerMonth, once: null }),
    planLicenseName(license),
    hasPremiumAccess ? 'premium patterns' : null,
    trialDays > 0 ? `${trialDays} days of trial` : null,
  ]
    .filter((each) => each !== null)
    .join(', ');
}

/** Returns the license of a version, such as `Commercial`. */
export function licenseWord({ license }: Pick<PlanVersion, 'license'>): string {
  return license.slice(0, 1) + license.slice(1).toLowerCase();
}

/** Formats the number of subscribers, such as `12 subscribers`. */
export function holderWords(count: number): string {
  return count === 1 ? '1 subscriber' : `${count} subscribers`;
}

/** Returns the URL of the list of subscribers to a plan or one version of it. */
export function holdersAddress(planId: string, version?: number): string {
  const query = new URLSearchParams({ plan: planId });
  if (version !== undefined) query.set('version', String(version));
  return `/admin/subscriptions?${query.toString()}`;
}

/** Labels of plan version statuses. */
export const planVersionStatusWords: Readonly<Record<PlanVersionStatus, string>> = {
  CANCELED: 'canceled',
  PLANNED: 'planned',
  STARTED: 'started',
};
