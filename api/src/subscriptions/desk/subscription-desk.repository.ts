import type { SubscriptionSort, SubscriptionView } from '@halfdrop/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { PaymentRow } from '../payments.repository.ts';
import type { SubscriptionTables } from '../subscriptions.tables.ts';

/** Filter of the subscription list. */
export interface SubscriptionFilter {
  readonly view: SubscriptionView;
  /** Plan id; null for all. */
  readonly plan: string | null;
  /** Version of that plan; null for all. */
  readonly version: number | null;
  /** Account id; null for all. */
  readonly userId: string | null;
}

/** Conditions match those of the partial indexes, so that each view uses its own. */
const views = {
  all: sql<boolean>`true`,
  running: sql<boolean>`status <> 'expired'`,
  unpaid: sql<boolean>`status = 'past_due'`,
  canceled: sql<boolean>`status = 'canceled'`,
  trials: sql<boolean>`status = 'trialing'`,
  over: sql<boolean>`status = 'expired'`,
} as const satisfies Readonly<Record<SubscriptionView, unknown>>;

const orders = {
  started: ['started_at', 'asc'],
  '-started': ['started_at', 'desc'],
  renewal: ['period_end', 'asc'],
  '-renewal': ['period_end', 'desc'],
} as const satisfies Record<SubscriptionSort, readonly [column: string, direction: 'asc' | 'desc']>;

const MAX_PAYMENTS = 100;
const MAX_CLAIMS = 50;

function narrowed(db: Db, { view, plan, version, userId }: SubscriptionFilter) {
  return db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where(views[view])
    .$if(plan !== null, (query) => query.where('plan_id', '=', plan ?? ''))
    .$if(plan !== null && version !== null, (query) => query.where('plan_version', '=', version ?? 0))
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''));
}

/** Reads one page of all subscriptions. */
export function readSubscriptions(db: Db, filter: SubscriptionFilter, sort: SubscriptionSort, wanted: WantedPage) {
  const [column, direction] = orders[sort];
  const listed = narrowed(db, filter).orderBy(column, direction).orderBy('id', direction);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns the subscriptions following an id, ordered by id. */
export function findSubscriptionsAfter(db: Db, filter: SubscriptionFilter, after: string | undefined, limit: number) {
  return narrowed(db, filter)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the users of accounts; deleted ones are absent. */
export async function findPersons(db: DbOrTrx, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, { name: string; email: string }>();
  const rows = await db
    .selectFrom('account_person_view')
    .select(['id', 'name', 'email'])
    .where('id', 'in', userIds)
    .where('is_deleted', '=', false)
    .execute();
  return new Map(rows.map(({ id, name, email }) => [id, { name, email }]));
}

/** Returns the payments of a subscription, newest first. */
export function findPayments(db: DbOrTrx, subscriptionId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('subscriptions_payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .limit(MAX_PAYMENTS)
    .execute();
}

/** Returns the history of a subscription, oldest first. */
export function findSteps(
  db: DbOrTrx,
  subscriptionId: string,
): Promise<Array<Selectable<SubscriptionTables['subscriptions_transition']>>> {
  return db
    .selectFrom('subscriptions_transition')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id')
    .execute();
}

/** Returns the patterns claimed with a subscription, newest first. */
export function findClaimed(db: DbOrTrx, subscriptionId: string) {
  return db
    .selectFrom('downloads_plan_use_view as claim')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'claim.asset_id')
    .select(['asset.sku', 'asset.title', 'claim.used_at'])
    .where('claim.subscription_id', '=', subscriptionId)
    .orderBy('claim.used_at', 'desc')
    .limit(MAX_CLAIMS)
    .execute();
}

/** Records an order of the staff by its key. @returns whether it is new */
export async function insertCorrection(
  trx: Trx,
  correction: Insertable<SubscriptionTables['subscriptions_correction']>,
): Promise<boolean> {
  const stored = await trx
    .insertInto('subscriptions_correction')
    .values(correction)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns whether an order with this key exists. */
export async function isOrdered(db: DbOrTrx, subscriptionId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscriptions_correction')
    .select('key')
    .where('subscription_id', '=', subscriptionId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records a credit by its key. @returns whether it is new */
export async function insertCredit(
  trx: Trx,
  credit: { readonly subscriptionId: string; readonly key: string; readonly downloads: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscriptions_credit (subscription_id, key, downloads, given_at)
    values (${credit.subscriptionId}, ${credit.key}, ${credit.downloads}, ${credit.at})
    on conflict do nothing returning key`.execute(trx);
  return rows.length > 0;
}
