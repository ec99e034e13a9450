import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { StatementTables } from './statements.tables.ts';

/** A statement. */
export type StatementRow = Selectable<StatementTables['royalties_statement']>;

/**
 * Returns studios with earnings by an instant that are not on a statement yet, and without a statement for the month.
 */
export async function findStudiosToState(db: DbOrTrx, month: string, before: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ studio_id: number }>`
    select distinct line.studio_id from royalties_line line
    left join royalties_statement_line stated on stated.line_id = line.id
    where line.studio_id is not null and line.occurred_at < ${before} and stated.line_id is null and not exists (
      select from royalties_statement where studio_id = line.studio_id and month = ${month}
    )
    order by line.studio_id`.execute(db);
  return rows.map((row) => row.studio_id);
}

/** Serializes the statements of a studio until the transaction ends. */
export async function lockStatements(trx: Trx, studioId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('royalties_statement'), ${studioId}::int)`.execute(trx);
}

/** Assigns a studio's earnings by an instant that are not on a statement yet to this one. */
export async function insertStatedLines(trx: Trx, statementId: string, studioId: number, before: Date): Promise<void> {
  await sql`
    insert into royalties_statement_line (line_id, statement_id)
    select line.id, ${statementId}::uuid from royalties_line line
    left join royalties_statement_line stated on stated.line_id = line.id
    where line.studio_id = ${studioId} and line.occurred_at < ${before} and stated.line_id is null`.execute(trx);
}

/** Inserts a statement under the next number of its studio, whose statements are locked. */
export async function insertStatement(trx: Trx, statement: Omit<StatementRow, 'number'>): Promise<void> {
  const { studio_id: studioId } = statement;
  await trx
    .insertInto('royalties_statement')
    .values({
      ...statement,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from royalties_statement where studio_id = ${studioId})`,
    })
    .execute();
}

/** Returns whether a studio has a statement for a month. */
export async function hasStatement(db: DbOrTrx, studioId: number, month: string): Promise<boolean> {
  const statements = db.selectFrom('royalties_statement').select('id').where('studio_id', '=', studioId);
  return (await statements.where('month', '=', month).executeTakeFirst()) !== undefined;
}

/** Returns the statements of a studio, newest first. */
export function findStatements(db: DbOrTrx, studioId: number, limit: number): Promise<StatementRow[]> {
  const statements = db.selectFrom('royalties_statement').selectAll().where('studio_id', '=', studioId);
  return statements.orderBy('number', 'desc').limit(limit).execute();
}

/** Returns a statement of a studio by number. */
export function findStatement(db: DbOrTrx, studioId: number, number: number): Promise<StatementRow | undefined> {
  const statements = db.selectFrom('royalties_statement').selectAll().where('studio_id', '=', studioId);
  return statements.where('number', '=', number).executeTakeFirst();
}

/** Returns all statements. */
export function findAllStatements(db: DbOrTrx): Promise<StatementRow[]> {
  return db.selectFrom('royalties_statement').selectAll().execute();
}

/** Returns the name of a studio. */
export async function findStudioName(db: DbOrTrx, studioId: number): Promise<string> {
  const studio = db.selectFrom('catalog_designer_view').select('name').where('id', '=', studioId);
  return (await studio.executeTakeFirstOrThrow()).name;
}
