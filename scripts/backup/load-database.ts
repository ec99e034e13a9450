import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dropTables } from '../../api/src/platform/database/empty-database.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { readMigrations } from '../../api/src/platform/database/migration-files.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';
import { Hashing } from './hashing.ts';
import { tableFile, type BackedUpTable, type Manifest } from './manifest.ts';
import { withoutGuards } from './without-guards.ts';

/**
 * Ensures that nothing is overwritten.
 * @throws StartupError if the database contains a shop
 */
export async function requireEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ shop: string | null }>("select to_regclass('platform_migration') as shop");
  if (rows[0]?.shop != null) throw new StartupError('There is a shop in this database already.');
}

/**
 * Loads a backup into an empty database, which is emptied again on failure. Every table is verified against its hash,
 * and every foreign key is checked.
 * @param migrations the folder of the application's SQL files; those newer than the backup are left to the next start
 * @throws StartupError if the backup is damaged or of a later version
 */
export async function loadDatabase(
  pool: pg.Pool,
  backup: string,
  manifest: Manifest,
  migrations: string,
): Promise<void> {
  await makeTables(pool, manifest, migrations);
  const client = await pool.connect();
  try {
    await fill(client, backup, manifest).catch(async (error: unknown) => {
      await client.query('rollback');
      await dropTables(client);
      throw error;
    });
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
  } finally {
    client.release();
  }
}

async function fill(client: pg.PoolClient, backup: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await withoutGuards(client, async () => {
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    for (const table of tables) await loadTable(client, backup, table);
  });
  for (const { schema, name, lastValue } of sequences) {
    if (lastValue !== null) await client.query('select setval($1, $2)', [nameOf({ schema, name }), lastValue]);
  }
  await releaseJobs(client);
  await client.query('commit');
}

/** Creates the tables of the backup, using the SQL files applied at the time. */
async function makeTables(pool: pg.Pool, { migrations }: Manifest, folder: string): Promise<void> {
  const known = new Map(readMigrations(folder).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown) throw new StartupError(`The backup is of another version: ${unknown.name} is not what it was there.`);
  const asThen = await mkdtemp(path.join(tmpdir(), 'halfdrop-restore-'));
  try {
    for (const { name } of migrations) await copyFile(path.join(folder, name), path.join(asThen, name));
    await migrate(pool, asThen, createLogger('error'));
  } finally {
    await rm(asThen, { recursive: true });
  }
}

async function loadTable(client: pg.PoolClient, backup: string, table: BackedUpTable): Promise<void> {
  const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const hashed = new Hashing();
  const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`));
  const damaged = `The backup is damaged: table ${table.schema}.${table.name}.`;
  await pipeline(createReadStream(tableFile(backup, table)), createGunzip(), hashed, rows).catch((cause: unknown) => {
    throw new StartupError(damaged, cause);
  });
  if (hashed.sha256() !== table.sha256 || rows.rowCount !== table.rows) throw new StartupError(damaged);
}

/** Releases jobs that were running when the backup was taken, since no worker holds them now. */
async function releaseJobs(client: pg.PoolClient): Promise<void> {
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null',
  );
}

function nameOf({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
