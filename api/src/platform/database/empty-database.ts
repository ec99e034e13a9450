import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { applicationName } from './database.ts';
import { takeMigrationLock } from './start-locks.ts';

const schemas = ['public', 'graphile_worker'];

/**
 * Deletes everything in the database; the next start recreates and seeds it.
 * @throws StartupError when a shop is running on it
 */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Also blocks shops that start meanwhile.
    await takeMigrationLock(client);
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [applicationName],
    );
    if (rowCount) throw new StartupError('A shop runs on this database: stop it first.');
    await dropTables(client);
  } finally {
    // Closing the connection ends the transaction and releases the lock, even after an error.
    client.release(true);
  }
}

/** Drops everything created by migrations, regardless of other users. */
export async function dropTables(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('create schema public');
  await client.query('commit');
}
