import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PlatformTables } from '../database/platform.tables.ts';

type PlatformDb = Kysely<PlatformTables>;

/** Uses counted so far and the time the period ends. */
interface Spent {
  readonly spent: number;
  readonly milliseconds: number;
}

/** Hashes a rate limit key, which may be an IP or email address. */
export function budgetKey(name: string, key: string): Buffer {
  return createHash('sha256').update(`${name}\0${key}`).digest();
}

/** Counts one use in a period that starts with the first. */
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

/** Returns one use. */
export async function returnUse(db: PlatformDb, key: Buffer): Promise<void> {
  await db
    .updateTable('platform_rate_limit')
    .set(({ eb }) => ({ spent: eb('spent', '-', 1) }))
    .where('key', '=', key)
    .where('spent', '>', 0)
    .execute();
}

/** Returns the number of uses in the current period. */
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

/** Deletes counters whose period has ended. */
export async function pruneUses(db: PlatformDb): Promise<void> {
  await db
    .deleteFrom('platform_rate_limit')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
}
