import type { DbOrTrx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlanRow } from '../plan-terms.ts';
import { allPlans } from '../plans.repository.ts';
import type { AdminPlanDto, PlanVersionDto } from './plan-desk.contract.ts';
import { countHolders, findStandingVersions, type HoldersRow, type PlanVersionRow } from './plan-desk.repository.ts';

/** There is no plan of this name. */
export function unknownPlan(): Problem {
  return new Problem('not_found', { message: 'There is no such plan.' });
}

/** Every plan with what can be chosen now, what is planned, and how many have it. */
export async function adminPlans(db: DbOrTrx): Promise<AdminPlanDto[]> {
  const [versions, holders] = [await findStandingVersions(db), await countHolders(db, null)];
  return (await allPlans(db)).map((plan) => toPlan(plan, versions, holders));
}

/** One of them. @throws not_found */
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

/** A version as the contract shows it, with how many hold it. */
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

/** What a plan says, gives and costs. */
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

/** What the audit keeps of a version. */
export function auditedTerms(row: PlanRow | PlanVersionRow) {
  return { ...termsOf(row), version: row.version };
}
