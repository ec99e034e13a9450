import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SupportTables } from '../support.tables.ts';

/** Stored words that are used again and again. */
export type MacroRow = Selectable<SupportTables['support_macro']>;

/** All of them, by title. */
export function findMacros(db: DbOrTrx): Promise<MacroRow[]> {
  return db.selectFrom('support_macro').selectAll().orderBy('title').execute();
}

/** Adds one. Breaks `support_macro_title_key` when its title is taken. */
export function insertMacro(trx: Trx, macro: Pick<MacroRow, 'title' | 'body'>): Promise<MacroRow> {
  return trx.insertInto('support_macro').values(macro).returningAll().executeTakeFirstOrThrow();
}

/** Locks one until the transaction ends. */
export function lockMacro(trx: Trx, id: string): Promise<MacroRow | undefined> {
  return trx.selectFrom('support_macro').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes one. Breaks `support_macro_title_key` when its title is taken. */
export function updateMacro(trx: Trx, id: string, macro: Pick<MacroRow, 'title' | 'body'>): Promise<MacroRow> {
  return trx
    .updateTable('support_macro')
    .set({ ...macro, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes one away. */
export async function deleteMacro(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('support_macro').where('id', '=', id).execute();
}
