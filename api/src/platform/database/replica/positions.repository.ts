import { type Kysely, sql } from 'kysely';
import type { LogPosition } from './watch-replica.ts';

/** How far a primary has written its log of changes. */
export async function readWritten(db: Kysely<object>): Promise<LogPosition> {
  const { rows } = await sql<{ position: number }>`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`.execute(db);
  if (!rows[0]) throw new Error('a server did not tell how far it is');
  return rows[0].position;
}

/** How far a replica has followed the log of its primary; null when it is none any more. */
export async function readReplayed(db: Kysely<object>): Promise<LogPosition | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end as position`.execute(
    db,
  );
  return rows[0]?.position ?? null;
}
