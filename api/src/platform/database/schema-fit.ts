import type pg from 'pg';
import type { Migration } from './migration-files.ts';
import { SchemaError } from './schema-error.ts';

/** A migration as recorded in the database. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly isContract: boolean;
}

/** Returns the migrations applied to a database; empty for a new one. */
export async function appliedMigrations(client: pg.Pool | pg.PoolClient): Promise<AppliedMigration[]> {
  const found = await client.query<{ table: string | null }>("select to_regclass('platform_migration') as table");
  if (found.rows[0]?.table == null) return [];
  // Select all columns: `is_contract` was added after the table was created.
  const { rows } = await client.query<{ name: string; checksum: string; is_contract?: boolean }>(
    'select * from platform_migration order by name',
  );
  return rows.map(({ name, checksum, is_contract: isContract = false }) => ({ name, checksum, isContract }));
}

/**
 * Returns why this version cannot run on the schema of a database, as one sentence, or null. A schema newer than the
 * code is fine as long as nothing was removed.
 * @param known the migrations that this version brings
 */
export async function schemaMisfit(client: pg.Pool, known: readonly Migration[]): Promise<string | null> {
  const applied = await appliedMigrations(client);
  const tooNew = unknownContract(known, applied);
  if (tooNew !== null) return tooNew;
  const names = new Set(applied.map(({ name }) => name));
  const missing = known.filter(({ name }) => !names.has(name));
  const [first] = missing;
  if (!first) return null;
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  return `The database is older than this version: it lacks migration ${first.name}${others}.`;
}

/** @throws SchemaError when this version cannot run on the schema */
export async function requireFit(pool: pg.Pool, known: readonly Migration[]): Promise<void> {
  const misfit = await schemaMisfit(pool, known);
  if (misfit !== null) throw new SchemaError(misfit);
}

/** Returns why a database is too new for the known migrations, as one sentence, or null. */
export function unknownContract(known: readonly Migration[], applied: readonly AppliedMigration[]): string | null {
  const names = new Set(known.map(({ name }) => name));
  const contract = applied.find(({ name, isContract }) => isContract && !names.has(name));
  return contract
    ? `The database is newer than this version: migration ${contract.name} took away what it needs; run the newer version, or restore the backup of before.`
    : null;
}
