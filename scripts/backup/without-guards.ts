import pg from 'pg';

interface Guard {
  readonly relation: string;
  readonly name: string;
}

const OURS = `n.nspname in ('public', 'graphile_worker')`;

/** The `alter table` action for each state of a trigger; disabled triggers stay disabled. */
const ENABLING: Readonly<Record<string, string>> = { O: 'enable', A: 'enable always', R: 'enable replica' };

/**
 * Fills tables in any order: drops their foreign keys, which are checked when they are restored, and disables their
 * triggers, which already ran for these rows. Both are restored afterwards; requires ownership of the tables, not
 * superuser rights. Must run in a transaction.
 */
export async function withoutGuards(client: pg.PoolClient, fill: () => Promise<void>): Promise<void> {
  const keys = await client.query<Guard & { definition: string }>(
    `select r.conrelid::regclass::text as relation, r.conname as name, pg_get_constraintdef(r.oid) as definition
     from pg_constraint r join pg_namespace n on n.oid = r.connamespace
     where r.contype = 'f' and ${OURS}`,
  );
  const triggers = await client.query<Guard & { state: string }>(
    `select t.tgrelid::regclass::text as relation, t.tgname as name, t.tgenabled::text as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and ${OURS}`,
  );
  for (const { relation, name } of keys.rows)
    await client.query(`alter table ${relation} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const { relation, name } of triggers.rows)
    await client.query(`alter table ${relation} disable trigger ${pg.escapeIdentifier(name)}`);
  await fill();
  for (const { relation, name, definition } of keys.rows)
    await client.query(`alter table ${relation} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  for (const { relation, name, state } of triggers.rows)
    await client.query(`alter table ${relation} ${ENABLING[state]} trigger ${pg.escapeIdentifier(name)}`);
}
