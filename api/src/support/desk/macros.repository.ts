import { sql, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SupportTables } from '../support.tables.ts';

/** A stored macro. */
export type MacroRow = Selectable<SupportTables['support_macro']>;

/** Returns all macros, by title. */
export function findMacros(db: DbOrTrx): Promise<MacroRow[]> {
  return db.selectFrom('support_macro').selectAll().orderBy('title').execute();
}

/** Inserts a macro. Violates `support_macro_title_key` if its title is taken. */
export function insertMacro(trx: Trx, macro: Pick<MacroRow, 'title' | 'body'>): Promise<MacroRow> {
  return trx.insertInto('support_macro').values(macro).returningAll().executeTakeFirstOrThrow();
}

/** Locks a macro until the transaction ends. */
export function lockMacro(trx: Trx, id: string): Promise<MacroRow | undefined> {
  return trx.selectFrom('support_macro').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Updates a macro. Violates `support_macro_title_key` if its title is taken. */
export function updateMacro(trx: Trx, id: string, macro: Pick<MacroRow, 'title' | 'body'>): Promise<MacroRow> {
  return trx
    .updateTable('support_macro')
    .set({ ...macro, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a macro. */
export async function deleteMacro(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('support_macro').where('id', '=', id).execute();
}
