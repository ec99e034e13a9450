import type { DbOrTrx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlanRow } from '../plan-terms.ts';
import { allPlans } from '../plans.repository.ts';
import type { AdminPlanDto, PlanVersionDto } from './plan-desk.contract.ts';
import { countHolders, findStandingVersions, type HoldersRow, type PlanVersionRow } from './plan-desk.repository.ts';

/** Creates the error for an unknown plan. */
export function unknownPlan(): Problem {
  return new Problem('not_found', { message: 'There is no such plan.' });
}

/** Returns all plans with their offered and planned versions and subscriber counts. */
export async function adminPlans(db: DbOrTrx): Promise<AdminPlanDto[]> {
  const [versions, holders] = [await findStandingVersions(db), await countHolders(db, null)];
  return (await allPlans(db)).map((plan) => toPlan(plan, versions, holders));
}

/** Returns one plan. @throws not_found */
export async function adminPlan(db: DbOrTrx, id: string): Promise<AdminPlanDto> {
  const plan = (await adminPlans(db)).find((each) => each.id === id);
  if (!plan) throw unknownPlan();
  return plan;
}

function toPlan(plan: PlanRow, all: readonly PlanVersionRow[], holders: readonly HoldersRow[]): AdminPlanDto {
  const versions = all.filter(({ plan_id: planId }) => planId === plan.id).map((row) => toVersion(row, holders));
  const inForce = versions.find(({ version }) => version === plan.version);
  if (!inForce) throw new Error(`version ${plan.version} of the plan ${plan.id} is gone`);
  return {
    id: plan.id,
    offer: plan.offer,
    tier: plan.tier,
    interval: plan.interval,
    isOnSale: plan.is_on_sale,
    version: Math.max(...versions.map(({ version }) => version)),
    inForce,
    planned: versions.find(({ status }) => status === 'planned') ?? null,
    holderCount: holders
      .filter(({ plan_id: planId }) => planId === plan.id)
      .reduce((total, { count }) => total + count, 0),
  };
}

/** Converts a version to its view, with its subscriber count. */
export function toVersion(row: PlanVersionRow, holders: readonly HoldersRow[]): PlanVersionDto {
  const { plan_id: planId, version } = row;
  return {
    ...termsOf(row),
    version,
    reason: row.reason,
    startsAt: row.starts_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    status: row.status,
    holderCount: holders.find((each) => each.plan_id === planId && each.plan_version === version)?.count ?? 0,
  };
}

/** Returns the terms of a plan: description, limits and price. */
export function termsOf(row: PlanRow | PlanVersionRow) {
  return {
    name: row.name,
    description: row.description,
    price: row.price_cents,
    downloadsPerMonth: row.downloads_a_month,
    license: row.license,
    includesPremium: row.includes_premium,
    trialDays: row.trial_days,
    trialDownloads: row.trial_downloads,
    perks: row.perks,
    isPopular: row.is_popular,
  };
}

/** Returns the terms of a version as recorded in the audit. */
export function auditedTerms(row: PlanRow | PlanVersionRow) {
  return { ...termsOf(row), version: row.version };
}
