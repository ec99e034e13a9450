import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { workerLogger } from '../jobs/worker-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { StartupError } from '../startup-error.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { takeMigrationLock } from './start-locks.ts';
import { SchemaError } from './schema-error.ts';
import { type AppliedMigration, appliedMigrations, unknownContract } from './schema-fit.ts';

/** Lock timeouts of migrations. */
interface Patience {
  /** Lock timeout in milliseconds. Short, because statements that queue behind the migration wait just as long. */
  readonly lockTimeout: number;
  /** Milliseconds after which a migration that never acquired its locks is abandoned. */
  readonly total: number;
}

const defaultPatience: Patience = { lockTimeout: 150, total: 60_000 };

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;

interface MigrateOptions {
  readonly patience?: Patience;
  /** Aborts the waiting, but not a running migration. */
  readonly signal?: AbortSignal;
}

/**
 * Migrates the database to the latest version: first the job queue's tables, then our SQL files in name order, each in
 * its own transaction unless it opts out. One process migrates at a time; others wait.
 * @returns the names of the files that were applied
 * @throws StartupError when the database does not answer
 * @throws SchemaError when an applied file has been changed since, a file fails, or the database is too new
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  logger: Logger,
  { patience = defaultPatience, signal }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartupError(`The database does not answer: ${messageOf(error)}`, error);
  });
  try {
    await takeMigrationLock(client, { signal, onWait: () => logger.info('another process migrates: waiting for it') });
    await client.query('set statement_timeout = 0');
    await runMigrations({ pgPool: pool, logger: workerLogger(logger) });
    await client.query(
      `create table if not exists platform_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const pending = pendingMigrations(readMigrations(folder), await appliedMigrations(client));
    for (const migration of pending) {
      await untilLocksAreFree(migration, patience, { logger, signal }, () => apply(client, migration, patience));
    }
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection discards its settings and its lock, even after an error.
    client.release(true);
  }
}

function pendingMigrations(all: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const tooNew = unknownContract(all, applied);
  if (tooNew !== null) throw new SchemaError(tooNew);
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  return all.filter(({ name, checksum }) => {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksum) {
      throw new SchemaError(`Migration ${name} was changed after it had been applied; write a new one instead.`);
    }
    return known === undefined;
  });
}

/** Retries with growing delays, during which others can use the tables. */
async function untilLocksAreFree(
  { name }: Migration,
  { total }: Patience,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal | undefined },
  work: () => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + total;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!metLock(error)) throw new SchemaError(`Migration ${name} failed: ${messageOf(error)}`, error);
      if (performance.now() > deadline) {
        throw new SchemaError(
          `Migration ${name} was not applied: for ${total / 1000} s others held what it has to lock; start again once they have ended.`,
          error,
        );
      }
      logger.warn({ migration: name, again: wait }, 'a migration waits for locks of others');
    }
    await pause(wait, undefined, { signal });
  }
}

async function apply(client: pg.PoolClient, migration: Migration, { lockTimeout }: Patience): Promise<void> {
  if (migration.isOutsideTransaction) {
    await dropUnfinishedIndex(client, migration);
    // It waits only for other transactions, and no one waits for it.
    await client.query('set lock_timeout = 0');
    await client.query(migration.text);
    await note(client, migration);
    return;
  }
  await client.query(`begin; set local lock_timeout = ${lockTimeout}`);
  try {
    await client.query(migration.text);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function note(client: pg.PoolClient, { name, checksum, isContract }: Migration): Promise<void> {
  await client.query('insert into platform_migration (name, checksum) values ($1, $2)', [name, checksum]);
  if (isContract) await client.query('update platform_migration set is_contract = true where name = $1', [name]);
}

/** Drops an invalid index left by an interrupted build, which would be maintained but never used. */
async function dropUnfinishedIndex(client: pg.PoolClient, { text }: Migration): Promise<void> {
  const name = /\bindex\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\b/i.exec(text)?.[1];
  if (name === undefined) return;
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently if exists ${name}`);
}

/** Returns whether a statement timed out on a lock or lost a deadlock. */
const metLock = (error: unknown) => error instanceof pg.DatabaseError && /^(?:55P03|40P01)$/.test(error.code ?? '');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
