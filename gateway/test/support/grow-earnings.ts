import { sql } from 'kysely';
import type { Db } from '../../../api/src/database.ts';

/** Owes a studio so many cents that can be paid out at once, as if from a subscription period long over. */
export async function owe(db: Db, studio: string, cents: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into royalties_period (subscription_id, period_start, period_end, rate_card_version, rate_basis_points,
        studio_ids, patterns, net_cents, changes)
      values (gen_random_uuid(), now() - interval '60 days', now() - interval '30 days', 1, 5000,
        array[${studio}::smallint], array[1], ${2 * cents}::int, 1)
      returning id`.execute(trx);
    const period = rows[0]?.id;
    await sql`
      insert into royalties_line (event_key, kind, period_id, position, studio_id, rate_card_version,
        rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
      values ('period-over:' || ${period}::text || ':1', 'period', ${period}::uuid, 1, ${studio}::smallint, 1, 5000,
        ${2 * cents}::int, ${cents}::int, now() - interval '30 days', now() - interval '16 days')`.execute(trx);
    await sql`
      with booked as (
        insert into ledger_transaction (key, kind, posted_at)
        values ('royalties-period-over:' || ${period}::text, 'royalties-period', now()) returning id
      )
      insert into ledger_entry (transaction_id, account, amount_cents)
      select id, 'royalty-costs', ${cents}::int from booked
      union all select id, 'royalties:' || ${studio}::text, ${-cents}::int from booked`.execute(trx);
  });
}
