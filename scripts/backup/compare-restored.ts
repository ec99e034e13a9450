import path from 'node:path';
import pg from 'pg';
import { hashOf } from './copy-files.ts';
import type { Manifest } from './manifest.ts';

/**
 * Compares a restored shop with its backup: row counts of every table, hashes of every file, and the ledger, whose
 * transactions must sum to zero.
 * @returns one sentence per difference
 */
export async function compareRestored(
  pool: pg.Pool,
  { tables, files }: Manifest,
  dataFolder: string,
): Promise<string[]> {
  const differences: string[] = [];
  for (const { schema, name, rows } of tables) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const counted = await pool.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    const found = Number(counted.rows[0]?.rows);
    if (found !== rows) differences.push(`${schema}.${name} has ${found} rows instead of ${rows}.`);
  }
  for (const { path: name, sha256 } of files) {
    const found = await hashOf(path.join(dataFolder, ...name.split('/'))).catch(() => null);
    if (found !== sha256) differences.push(`${name} ${found === null ? 'is missing' : 'has other bytes'}.`);
  }
  const unbalanced = await pool.query<{ count: string }>(
    `select count(*) from (
       select transaction_id from ledger_entry group by transaction_id having sum(amount_cents) <> 0) as uneven`,
  );
  const uneven = Number(unbalanced.rows[0]?.count);
  if (uneven > 0) differences.push(`${uneven} transactions of the ledger do not sum to zero.`);
  return differences;
}
