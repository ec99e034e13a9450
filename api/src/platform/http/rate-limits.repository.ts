import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PlatformTables } from '../database/platform.tables.ts';

type PlatformDb = Kysely<PlatformTables>;

/** How much of a budget is used up, and when it begins anew. */
interface Spent {
  readonly spent: number;
  readonly milliseconds: number;
}

/** Names a budget without telling whose it is: keys are addresses. */
export function budgetKey(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}

/** Counts one use, in a period that begins with the first. */
export async function countUse(db: PlatformDb, key: Buffer, seconds: number): Promise<Spent> {
  const { rows } = await sql<{ spent: number; milliseconds: number }>`
    insert into platform_rate_limit as kept (key, spent, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      spent = case when kept.ends_at <= now() then 1 else kept.spent + 1 end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning spent, (extract(epoch from ends_at - now()) * 1000)::float8 as milliseconds
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a use was not counted');
  return row;
}

/** Gives one use back. */
export async function returnUse(db: PlatformDb, key: Buffer): Promise<void> {
  await db
    .updateTable('platform_rate_limit')
    .set(({ eb }) => ({ spent: eb('spent', '-', 1) }))
    .where('key', '=', key)
    .where('spent', '>', 0)
    .execute();
}

/** How often a budget was used in its period. */
export async function findUses(db: PlatformDb, key: Buffer): Promise<number> {
  const row = await db
    .selectFrom('platform_rate_limit')
    .select('spent')
    .where('key', '=', key)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.spent ?? 0;
}

export async function forgetUses(db: PlatformDb, key: Buffer): Promise<void> {
  await db.deleteFrom('platform_rate_limit').where('key', '=', key).execute();
}

/** Forgets budgets whose period is over. */
export async function pruneUses(db: PlatformDb): Promise<void> {
  await db
    .deleteFrom('platform_rate_limit')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
}
