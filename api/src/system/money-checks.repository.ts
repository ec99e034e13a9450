import type { MoneyCheckName } from '@halfdrop/domain';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** A violation of a check. */
interface FindingRow {
  readonly reference: string;
  readonly order_number: string | null;
  readonly cents: number | null;
  readonly happened_at: Date | null;
}

/** Paid orders are completed within moments; a longer wait indicates a failure. */
const COMPLETION_MINUTES = 10;

/** A valid license that was bought individually. */
const isBought = sql`held.revoked_at is null and held.plan_name is null and held.license <> 'personal'`;

/**
 * Query of each check over all live data. Details are only read for violations, so that the check itself is answered by
 * indexes.
 */
const findings: Readonly<Record<MoneyCheckName, (now: Date) => RawBuilder<FindingRow>>> = {
  'paid-not-completed': (now) => sql`
    select number as reference, number as order_number, total_cents::float8 as cents, created_at as happened_at
    from orders_money_view
    where status = 'paid' and created_at < ${now}::timestamptz - make_interval(mins => ${COMPLETION_MINUTES})`,
  'order-without-charge': () => sql`
    select sold.number as reference, sold.number as order_number, sold.total_cents::float8 as cents,
      sold.completed_at as happened_at
    from orders_money_view sold
    where sold.id in (
      select id from orders_money_view
      where payment_ref is null and total_cents > 0 and status in ('completed', 'refunded', 'partially_refunded')
      union
      select id from orders_money_view charged
      where status in ('completed', 'refunded', 'partially_refunded') and total_cents > 0 and not exists (
        select from ledger_transaction_view booked where booked.kind = 'order-paid' and booked.order_id = charged.id
      )
    )`,
  'charge-without-order': () => sql`
    select booked.key as reference, sold.number as order_number, null::float8 as cents, booked.posted_at as happened_at
    from (
      select id from ledger_transaction_view charge
      where kind = 'order-paid' and not exists (
        select from orders_money_view paid
        where paid.id = charge.order_id and paid.status in ('completed', 'refunded', 'partially_refunded')
      )
    ) unsold
    join ledger_transaction_view booked on booked.id = unsold.id
    left join orders_money_view sold on sold.id = booked.order_id`,
  'order-without-license': () => sql`
    select sold.number as reference, sold.number as order_number, sold.total_cents::float8 as cents,
      sold.completed_at as happened_at
    from orders_money_view sold
    where sold.id in (
      select id from orders_money_view completed
      where status = 'completed' and not exists (
        select from downloads_right_view held where held.order_id = completed.id
      )
    )`,
  'license-without-cause': () => sql`
    select held.license_number as reference, null::text as order_number, null::float8 as cents,
      held.acquired_at as happened_at
    from downloads_right_view held where held.order_id is null and ${isBought}
    union all
    select held.license_number, sold.number, null, held.acquired_at
    from (
      select distinct held.order_id from downloads_right_view held
      where held.order_id is not null and ${isBought} and not exists (
        select from orders_money_view paid
        where paid.id = held.order_id and paid.status in ('completed', 'partially_refunded')
      )
    ) unpaid
    join downloads_right_view held on held.order_id = unpaid.order_id and ${isBought}
    left join orders_money_view sold on sold.id = unpaid.order_id`,
  'unbalanced-transaction': () => sql`
    select booked.key as reference, null::text as order_number, uneven.cents, booked.posted_at as happened_at
    from (
      select transaction_id, sum(amount_cents)::float8 as cents
      from ledger_entry_view group by transaction_id having sum(amount_cents) <> 0
    ) uneven
    join ledger_transaction_view booked on booked.id = uneven.transaction_id`,
  'statement-mismatch': () => sql`
    select 'studio ' || studio_id || ', statement ' || number as reference, null::text as order_number,
      (total_cents - sum_cents)::float8 as cents, frozen_at as happened_at
    from royalties_statement_sum_view where total_cents <> sum_cents`,
  'provider-difference': () => sql`
    select reference, order_number, cents::float8, happened_at from money_open_difference_view`,
};

/** Returns the oldest violations of one check, and their total number. */
export async function findWrong(
  db: DbOrTrx,
  check: MoneyCheckName,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ readonly rows: readonly FindingRow[]; readonly total: number }> {
  const { rows } = await sql<FindingRow & { total: number }>`
    select found.*, (count(*) over ())::int as total from (${findings[check](now)}) found
    order by happened_at, reference limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the last results. */
export function readChecks(db: DbOrTrx) {
  return db.selectFrom('system_money_check').selectAll().execute();
}

/** Stores a result and returns whether the check has just begun to fail. */
export async function recordCheck(
  trx: Trx,
  { name, findingCount, now }: { readonly name: MoneyCheckName; readonly findingCount: number; readonly now: Date },
): Promise<{ readonly hasBegunToFail: boolean }> {
  const known = await trx
    .selectFrom('system_money_check')
    .select('failing_since')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  const failingSince = findingCount === 0 ? null : (known?.failing_since ?? now);
  const seen = { finding_count: findingCount, checked_at: now, failing_since: failingSince };
  await trx
    .insertInto('system_money_check')
    .values({ name, ...seen })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
    .execute();
  return { hasBegunToFail: failingSince !== null && (known?.failing_since ?? null) === null };
}
