import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { applicationName } from './database.ts';
import { takeMigrationLock } from './start-locks.ts';

const schemas = ['public', 'graphile_worker'];

/**
 * Removes everything a shop has in its database: the next start makes and fills it anew.
 * @throws StartupError when a shop runs on it
 */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // A shop that starts meanwhile waits for this, too.
    await takeMigrationLock(client);
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [applicationName],
    );
    if (rowCount) throw new StartupError('A shop runs on this database: stop it first.');
    await dropTables(client);
  } finally {
    // Ends its transaction and its lock, however far it has come.
    client.release(true);
  }
}

/** Drops all that migrations have made, whoever uses it. */
export async function dropTables(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('create schema public');
  await client.query('commit');
}
