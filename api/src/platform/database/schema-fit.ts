import type pg from 'pg';
import type { Migration } from './migration-files.ts';
import { SchemaError } from './schema-error.ts';

/** A migration as the database has noted it. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly isContract: boolean;
}

/** What was applied to a database; nothing where there is no shop yet. */
export async function appliedMigrations(client: pg.Pool | pg.PoolClient): Promise<AppliedMigration[]> {
  const found = await client.query<{ table: string | null }>("select to_regclass('platform_migration') as table");
  if (found.rows[0]?.table == null) return [];
  // Read whole: the last column came later than the table.
  const { rows } = await client.query<{ name: string; checksum: string; is_contract?: boolean }>(
    'select * from platform_migration order by name',
  );
  return rows.map(({ name, checksum, is_contract: isContract = false }) => ({ name, checksum, isContract }));
}

/**
 * Why this version cannot run on the schema of a database, in one sentence; null when it can. A schema may be newer
 * than the code: what was added to it harms nobody, only what was taken away.
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

/** Why a database is too new for the migrations that a version knows, in one sentence; null when it is not. */
export function unknownContract(known: readonly Migration[], applied: readonly AppliedMigration[]): string | null {
  const names = new Set(known.map(({ name }) => name));
  const contract = applied.find(({ name, isContract }) => isContract && !names.has(name));
  return contract
    ? `The database is newer than this version: migration ${contract.name} took away what it needs; run the newer version, or restore the backup of before.`
    : null;
}
