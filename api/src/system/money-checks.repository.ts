import type { MoneyCheckName } from '@halfdrop/domain';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** Something that should not be. */
interface FindingRow {
  readonly reference: string;
  readonly order_number: string | null;
  readonly cents: number | null;
  readonly happened_at: Date | null;
}

/** Orders that were paid are completed within moments: one that waits longer has met a failure. */
const COMPLETION_MINUTES = 10;

/** What each check looks for. Every statement reads live data as a whole and answers in its own order. */
const findings: Readonly<Record<MoneyCheckName, (now: Date) => RawBuilder<FindingRow>>> = {
  'paid-not-completed': (now) => sql`
    select number as reference, number as order_number, total_cents::float8 as cents, created_at as happened_at
    from orders_money_view
    where status = 'paid' and created_at < ${now}::timestamptz - make_interval(mins => ${COMPLETION_MINUTES})`,
  'order-without-charge': () => sql`
    select sold.number as reference, sold.number as order_number, sold.total_cents::float8 as cents,
      sold.completed_at as happened_at
    from orders_money_view sold
    left join ledger_transaction_view booked on booked.kind = 'order-paid' and booked.key = 'order-paid:' || sold.id
    where sold.status in ('completed', 'refunded', 'partially_refunded') and sold.total_cents > 0
      and (booked.id is null or sold.payment_ref is null)`,
  'charge-without-order': () => sql`
    select booked.key as reference, sold.number as order_number, null::float8 as cents, booked.posted_at as happened_at
    from ledger_transaction_view booked
    left join orders_money_view sold on booked.key = 'order-paid:' || sold.id
    where booked.kind = 'order-paid'
      and coalesce(sold.status not in ('completed', 'refunded', 'partially_refunded'), true)`,
  'order-without-license': () => sql`
    select sold.number as reference, sold.number as order_number, sold.total_cents::float8 as cents,
      sold.completed_at as happened_at
    from orders_money_view sold
    left join downloads_right_view held on held.order_id = sold.id
    where sold.status = 'completed' and held.order_id is null`,
  'license-without-cause': () => sql`
    select held.license_number as reference, sold.number as order_number, null::float8 as cents,
      held.acquired_at as happened_at
    from downloads_right_view held
    left join orders_money_view sold on sold.id = held.order_id
    where held.revoked_at is null and held.plan_name is null and held.license <> 'personal'
      and coalesce(sold.status not in ('completed', 'partially_refunded'), true)`,
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

/** What is wrong by one check: the oldest, and how many there are. */
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

/** What the last looks found. */
export function readChecks(db: DbOrTrx) {
  return db.selectFrom('system_money_check').selectAll().execute();
}

/** Writes down what a look found, and whether this is the first one that found something. */
export async function noteCheck(
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
