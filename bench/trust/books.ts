import type { Database } from '../../api/src/database.ts';
import { connectDatabase, type DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';

type Pool = DatabaseConnection<Database>['pool'];

/** Opens the database of a shop running on a data folder. */
export async function openBooks(dataFolder: string): Promise<DatabaseConnection<Database>> {
  const logger = createLogger('silent');
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const { address } = await startEmbeddedPostgres({ dataFolder, resolveFrom, logger });
  return connectDatabase<Database>(address, logger, { maximumConnections: 3 });
}

/** State of a buyer's purchases, according to the tables. */
export interface PurchaseState {
  readonly orders: number;
  readonly charges: number;
  readonly completed: number;
  readonly rights: number;
  /** Of the whole ledger, in US cents. */
  readonly ledgerSum: number;
  /** Ledger transactions for this buyer's orders. */
  readonly booked: number;
}

/**
 * Returns whether the state is consistent: never a payment without ownership, never ownership without a payment, never
 * either twice.
 */
export function isSound({ charges, completed, rights, booked, ledgerSum }: PurchaseState): boolean {
  return charges <= 1 && completed === charges && rights === charges && booked === charges && ledgerSum === 0;
}

/** Returns whether everything a buyer bought is charged, booked and owned once, and nothing else. */
function isSoundAfter(purchases: number, { charges, completed, rights, booked, ledgerSum }: PurchaseState): boolean {
  return [charges, completed, rights, booked].every((count) => count === purchases) && ledgerSum === 0;
}

/** Returns the paid patterns. */
export async function pricedAssets(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select asset.id from catalog_asset asset join catalog_category_price price using (category_id)
     where asset.status = 'approved' and not asset.is_free and price.usd_cents > 0 order by asset.id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns a paid pattern. */
export async function pricedAsset(pool: Pool): Promise<string> {
  const [id] = await pricedAssets(pool);
  if (id === undefined) throw new Error('the shop has nothing to sell');
  return id;
}

/** Reads the state of a buyer's purchases. */
export async function stateOf(pool: Pool, userId: string): Promise<PurchaseState> {
  const { rows } = await pool.query<PurchaseState>(
    `select
       (select count(*)::int from orders_order where user_id = $1) as orders,
       (select count(*)::int from payments_sandbox_payment paid join orders_order sold
          on paid.id = 'pay_' || sold.session_id where sold.user_id = $1) as charges,
       (select count(*)::int from orders_order where user_id = $1 and status = 'completed') as completed,
       (select count(*)::int from downloads_entitlement where user_id = $1 and revoked_at is null) as rights,
       (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as "ledgerSum",
       (select count(*)::int from ledger_transaction booked join orders_order sold
          on booked.key = 'order-paid:' || sold.id where sold.user_id = $1) as booked`,
    [userId],
  );
  const [state] = rows;
  if (!state) throw new Error('the books could not be read');
  return state;
}

const QUIET_MS = 60_000;

/** Waits until all due jobs of payments and orders are done. @throws Error after a minute */
export async function untilQuiet(pool: Pool): Promise<void> {
  const deadline = performance.now() + QUIET_MS;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from graphile_worker.jobs
       where run_at <= now() and (task_identifier like 'payments.deliver%' or task_identifier = 'orders.receipt')`,
    );
    if (rows[0]?.due === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('jobs were stuck for a minute');
}

/**
 * Returns the number of buyers whose purchases differ from what they were told, once nothing is in progress.
 * @param bought purchases by buyer
 */
export async function unsoundBuyers(pool: Pool, bought: ReadonlyMap<string, number>): Promise<number> {
  await untilQuiet(pool);
  let unsound = 0;
  for (const [userId, purchases] of bought) {
    if (!isSoundAfter(purchases, await stateOf(pool, userId))) unsound += 1;
  }
  return unsound;
}
