import type { TestDatabase } from '../../../api/test/support/test-database.ts';

const PERIOD = `insert into royalties_period (subscription_id, period_start, period_end, rate_card_version,
    rate_basis_points, studio_ids, patterns, net_cents, changes)
  values (gen_random_uuid(), now() - interval '60 days', now() - interval '30 days', 1, 5000, array[$1::smallint],
    array[1], 2 * $2::int, 1)
  returning id`;
const LINE = `insert into royalties_line (event_key, kind, period_id, position, studio_id, rate_card_version,
    rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
  values ('period-over:' || $3::text || ':1', 'period', $3::uuid, 1, $1::smallint, 1, 5000, 2 * $2::int, $2::int,
    now() - interval '30 days', now() - interval '16 days')`;
const BOOKED = `with booked as (
    insert into ledger_transaction (key, kind, posted_at)
    values ('royalties-period-over:' || $3::text, 'royalties-period', now()) returning id, posted_at
  )
  insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
  select id, 'royalty-costs', $2::int, posted_at from booked
  union all select id, 'royalties:' || $1::text, 0 - $2::int, posted_at from booked`;

/** Credits a studio with cents that can be paid out immediately, as if from a long-past subscription period. */
export async function owe(pool: TestDatabase['pool'], studio: string, cents: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(PERIOD, [studio, cents]);
    const period = rows[0]?.id;
    await client.query(LINE, [studio, cents, period]);
    await client.query(BOOKED, [studio, cents, period]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
