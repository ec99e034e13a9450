import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { workerLogger } from '../jobs/worker-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { StartupError } from '../startup-error.ts';

/** Any number that nothing else locks: it keeps two processes from making the tables at once. */
export const migrationLock = 7_042_001;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/**
 * Brings the database to the newest version: the job queue's own tables, then our SQL files in the order of their
 * names, each in one transaction.
 * @returns the names of the files that were applied
 * @throws StartupError when the database does not answer or an applied file has been changed since
 */
export async function migrate(pool: pg.Pool, folder: string, logger: Logger): Promise<string[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartupError(
      `The database does not answer: ${error instanceof Error ? error.message : 'unknown'}`,
      error,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations({ pgPool: pool, logger: workerLogger(logger) });
    await client.query(
      `create table if not exists platform_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const pending = pendingMigrations(readMigrations(folder), await appliedMigrations(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/** The SQL files of a folder in their order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pendingMigrations(all: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  return all.filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new StartupError(`Migration ${name} was changed after it had been applied; write a new one instead.`);
    }
    return known === undefined;
  });
}

async function apply(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into platform_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartupError(`Migration ${name} failed: ${error instanceof Error ? error.message : 'unknown'}`, error);
  }
}
