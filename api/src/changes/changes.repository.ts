import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database.ts';

/** What changed since a snapshot of the database. */
interface Changes {
  /** A `pg_snapshot`: what it sees is told with these. */
  readonly snapshot: string;
  /** Each once. */
  readonly topics: readonly string[];
}

/** A `pg_snapshot` of this moment. */
export async function currentSnapshot(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return rows[0]?.snapshot ?? '';
}

/** What was committed since a snapshot was taken, however early its transaction began. */
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

/** Notes that something has changed that no transaction changes. */
export async function noteChange(pool: Pick<pg.Pool, 'query'>, topic: string): Promise<void> {
  await pool.query('insert into changes_change (topic) values ($1)', [topic]);
}

/** Removes what everybody has been told of, or has read anew since. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`delete from changes_change where changed_at < now() - interval '10 minutes'`.execute(db);
}
