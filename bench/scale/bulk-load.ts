import type { Session } from './session.ts';

interface Definition {
  readonly remove: string;
  readonly restore: string;
}

const foreignKeys = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])`;

const indexes = `select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as restore
  from pg_index where indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Fills tables without their indexes and foreign keys, which are recreated at the end: one sort instead of a lookup per
 * row.
 */
export async function bulkLoad(client: Session, tables: readonly string[], fill: () => Promise<void>) {
  const definitions: Definition[] = [];
  for (const query of [foreignKeys, indexes]) {
    const { rows } = await client.query<Definition>(query, [tables]);
    definitions.push(...rows);
  }
  for (const { remove } of definitions) await client.query(remove);
  await fill();
  for (const { restore } of definitions.toReversed()) await client.query(restore);
}
