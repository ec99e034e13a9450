import { type Insertable, type Selectable, sql } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { PlanRow } from '../plan-terms.ts';
import type { SubscriptionTables } from '../subscriptions.tables.ts';

/** One version of a plan. */
export type PlanVersionRow = Selectable<SubscriptionTables['subscriptions_plan_version']>;

const MAX_VERSIONS = 50;

/** How many subscriptions that are not over hold which version of a plan. */
export interface HoldersRow {
  readonly plan_id: string;
  readonly plan_version: number;
  readonly count: number;
}

/** Counts who holds which version, of one plan or of all. */
export async function countHolders(db: DbOrTrx, planId: string | null): Promise<HoldersRow[]> {
  const { rows } = await sql<HoldersRow>`
    select plan_id, plan_version, count(*)::int as count from subscriptions_subscription
    where status <> 'expired' and (${planId}::text is null or plan_id = ${planId})
    group by plan_id, plan_version`.execute(db);
  return rows;
}

/** The newest versions of a plan, the newest first. */
export function findVersions(db: DbOrTrx, planId: string): Promise<PlanVersionRow[]> {
  return db
    .selectFrom('subscriptions_plan_version')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
}

/** Of each plan the versions that can be chosen now, are planned, or are the newest. */
export async function findStandingVersions(db: DbOrTrx): Promise<PlanVersionRow[]> {
  const { rows } = await sql<PlanVersionRow>`
    select known.* from subscriptions_plan_version known join subscriptions_plan plan on plan.id = known.plan_id
    where known.version = plan.version or known.status = 'planned' or known.version = (
      select max(version) from subscriptions_plan_version other where other.plan_id = plan.id
    )
    order by known.version`.execute(db);
  return rows;
}

/** Keeps others from changing a plan until the transaction ends; who subscribes meanwhile gets what holds. */
export async function lockPlan(trx: Trx, id: string): Promise<PlanRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('subscriptions_plan'))`.execute(trx);
  return trx.selectFrom('subscriptions_plan').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether another plan costs, cost or is to cost as much as often: payments are told apart by that. */
export async function isPriceOfAnother(trx: Trx, { id, interval }: PlanRow, priceCents: number): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_plan_version known join subscriptions_plan plan on plan.id = known.plan_id
    where plan.id <> ${id} and plan.interval = ${interval} and known.price_cents = ${priceCents}
      and known.status <> 'canceled'
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Writes a version down. */
export async function insertVersion(
  trx: Trx,
  version: Insertable<SubscriptionTables['subscriptions_plan_version']>,
): Promise<void> {
  await trx.insertInto('subscriptions_plan_version').values(version).execute();
}

/** Records what became of the planned version of a plan. @returns it; undefined where none is planned */
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

/** The version of a plan that is planned; undefined where none is. */
export function findPlanned(db: DbOrTrx, planId: string): Promise<PlanVersionRow | undefined> {
  return db
    .selectFrom('subscriptions_plan_version')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('status', '=', 'planned')
    .executeTakeFirst();
}

/** Has a version be what can be chosen from now on. */
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

/** Takes a plan off sale, or puts it back. */
export async function updateSale(trx: Trx, planId: string, isOnSale: boolean): Promise<void> {
  await trx.updateTable('subscriptions_plan').set({ is_on_sale: isOnSale }).where('id', '=', planId).execute();
}
