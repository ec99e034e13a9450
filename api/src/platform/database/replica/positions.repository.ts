import { type Kysely, sql } from 'kysely';
import type { LogPosition } from './watch-replica.ts';

/** Returns the primary's current WAL position. */
export async function readWritten(db: Kysely<object>): Promise<LogPosition> {
  const { rows } = await sql<{ position: number }>`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`.execute(db);
  if (!rows[0]) throw new Error('a server did not tell how far it is');
  return rows[0].position;
}

/** Returns the replica's WAL replay position; null when it is no longer a replica. */
export async function readReplayed(db: Kysely<object>): Promise<LogPosition | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end as position`.execute(
    db,
  );
  return rows[0]?.position ?? null;
}
