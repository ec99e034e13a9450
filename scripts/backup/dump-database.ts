import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Hashing } from './hashing.ts';
import { tableFile, type BackedUpTable, type Manifest } from './manifest.ts';

const SCHEMAS = ['public', 'graphile_worker'];

/** The database part of a backup. */
type DumpedDatabase = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes every row of a database, as of one instant, into the folder of a backup. The shop may be running: only schema
 * changes are locked out.
 */
export async function dumpDatabase(pool: pg.Pool, backup: string): Promise<DumpedDatabase> {
  await mkdir(path.join(backup, 'tables'), { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Dumping the largest table may take any amount of time.
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // The first statement that reads determines the snapshot of the whole transaction.
    const now = await client.query<{ now: Date }>('select clock_timestamp() as now');
    const migrations = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from platform_migration order by name',
    );
    const tables: BackedUpTable[] = [];
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, backup, table));
    return {
      takenAt: (now.rows[0]?.now ?? new Date()).toISOString(),
      migrations: migrations.rows,
      tables,
      sequences: await sequencesOf(client),
    };
  } finally {
    // Ends the transaction in whatever state it is.
    client.release(true);
  }
}

type TableShape = Pick<BackedUpTable, 'schema' | 'name' | 'columns'>;

/**
 * Returns the tables to dump. Tables that contain transaction ids are excluded: the ids mean nothing in another
 * database.
 */
async function tablesOf(client: pg.PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1)
     group by n.nspname, c.relname
     having not bool_or(a.atttypid = 'xid8'::regtype)
     order by n.nspname, c.relname`,
    [SCHEMAS],
  );
  return rows;
}

async function sequencesOf(client: pg.PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

async function dumpTable(client: pg.PoolClient, backup: string, table: TableShape): Promise<BackedUpTable> {
  const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const from = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  const rows = client.query(copyTo(`copy (select ${columns} from ${from}) to stdout`));
  const hashed = new Hashing();
  await pipeline(rows, hashed, createGzip(), createWriteStream(tableFile(backup, table), { mode: 0o600 }));
  return { ...table, rows: rows.rowCount, sha256: hashed.sha256() };
}
