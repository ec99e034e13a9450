import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database.ts';

/** Changes since a database snapshot. */
interface Changes {
  /** A `pg_snapshot`; everything visible to it is included. */
  readonly snapshot: string;
  /** Without duplicates. */
  readonly topics: readonly string[];
}

/** Returns the current `pg_snapshot`. */
export async function currentSnapshot(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return rows[0]?.snapshot ?? '';
}

/** Returns what was committed since a snapshot, however early its transaction began. */
export async function readChanges(client: pg.ClientBase, snapshot: string): Promise<Changes> {
  const { rows } = await client.query<Changes>(
    `select pg_current_snapshot()::text as snapshot, array(
      select distinct topic from changes_change
      where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)
    ) as topics`,
    [snapshot],
  );
  return rows[0] ?? { snapshot, topics: [] };
}

/** Records a change that no transaction makes. */
export async function noteChange(pool: Pick<pg.Pool, 'query'>, topic: string): Promise<void> {
  await pool.query('insert into changes_change (topic) values ($1)', [topic]);
}

/** Deletes changes that every listener has received or has since reloaded. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`delete from changes_change where changed_at < now() - interval '10 minutes'`.execute(db);
}
