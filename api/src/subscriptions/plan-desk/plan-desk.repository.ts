import { type Insertable, type Selectable, sql } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { PlanRow } from '../plan-terms.ts';
import type { SubscriptionTables } from '../subscriptions.tables.ts';

/** A version of a plan. */
export type PlanVersionRow = Selectable<SubscriptionTables['subscriptions_plan_version']>;

const MAX_VERSIONS = 50;

/** Number of unfinished subscriptions by version of a plan. */
export interface HoldersRow {
  readonly plan_id: string;
  readonly plan_version: number;
  readonly count: number;
}

/** Counts the subscribers by version, for one plan or all. */
export async function countHolders(db: DbOrTrx, planId: string | null): Promise<HoldersRow[]> {
  const { rows } = await sql<HoldersRow>`
    select plan_id, plan_version, count(*)::int as count from subscriptions_subscription
    where status <> 'expired' and (${planId}::text is null or plan_id = ${planId})
    group by plan_id, plan_version`.execute(db);
  return rows;
}

/** Returns the newest versions of a plan, newest first. */
export function findVersions(db: DbOrTrx, planId: string): Promise<PlanVersionRow[]> {
  return db
    .selectFrom('subscriptions_plan_version')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
}

/** Returns, for each plan, the versions that are offered, planned or the newest. */
export async function findStandingVersions(db: DbOrTrx): Promise<PlanVersionRow[]> {
  const { rows } = await sql<PlanVersionRow>`
    select known.* from subscriptions_plan_version known join subscriptions_plan plan on plan.id = known.plan_id
    where known.version = plan.version or known.status = 'planned' or known.version = (
      select max(version) from subscriptions_plan_version other where other.plan_id = plan.id
    )
    order by known.version`.execute(db);
  return rows;
}

/** Locks a plan until the transaction ends; concurrent subscribers get the current version. */
export async function lockPlan(trx: Trx, id: string): Promise<PlanRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('subscriptions_plan'))`.execute(trx);
  return trx.selectFrom('subscriptions_plan').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns whether another plan has, had or will have the same price and interval, by which payments are matched to
 * plans.
 */
export async function isPriceOfAnother(trx: Trx, { id, interval }: PlanRow, priceCents: number): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_plan_version known join subscriptions_plan plan on plan.id = known.plan_id
    where plan.id <> ${id} and plan.interval = ${interval} and known.price_cents = ${priceCents}
      and known.status <> 'canceled'
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Inserts a version. */
export async function insertVersion(
  trx: Trx,
  version: Insertable<SubscriptionTables['subscriptions_plan_version']>,
): Promise<void> {
  await trx.insertInto('subscriptions_plan_version').values(version).execute();
}

/** Ends the planned version of a plan. @returns that version; undefined if none is planned */
export function endPlanned(
  trx: Trx,
  planId: string,
  status: 'started' | 'canceled',
): Promise<PlanVersionRow | undefined> {
  return trx
    .updateTable('subscriptions_plan_version')
    .set({ status })
    .where('plan_id', '=', planId)
    .where('status', '=', 'planned')
    .returningAll()
    .executeTakeFirst();
}

/** Returns the planned version of a plan; undefined if there is none. */
export function findPlanned(db: DbOrTrx, planId: string): Promise<PlanVersionRow | undefined> {
  return db
    .selectFrom('subscriptions_plan_version')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('status', '=', 'planned')
    .executeTakeFirst();
}

/** Makes a version the offered one. */
export async function putInForce(trx: Trx, planId: string, version: number): Promise<void> {
  await sql`
    update subscriptions_plan plan set version = chosen.version, name = chosen.name, description = chosen.description,
      price_cents = chosen.price_cents, downloads_a_month = chosen.downloads_a_month,
      downloads_once = chosen.downloads_once, license = chosen.license, includes_premium = chosen.includes_premium,
      trial_days = chosen.trial_days, trial_downloads = chosen.trial_downloads, perks = chosen.perks,
      is_popular = chosen.is_popular
    from subscriptions_plan_version chosen
    where plan.id = ${planId} and chosen.plan_id = plan.id and chosen.version = ${version}`.execute(trx);
}

/** Sets whether a plan is offered. */
export async function updateSale(trx: Trx, planId: string, isOnSale: boolean): Promise<void> {
  await trx.updateTable('subscriptions_plan').set({ is_on_sale: isOnSale }).where('id', '=', planId).execute();
}
