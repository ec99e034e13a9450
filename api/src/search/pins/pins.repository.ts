import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { readPage, type WantedPage } from '../../platform/database/read-page.ts';

const columns = ['words', 'asset_ids', sql<string | null>`ends_on::text`.as('ends_on')] as const;

/** Patterns pinned to the top of a search. */
export interface PinRow {
  readonly words: string;
  readonly asset_ids: string[];
  /** The last day the pin is in effect. */
  readonly ends_on: string | null;
}

/** Returns every pin that has not ended. */
export function findPins(db: DbOrTrx, now: Date): Promise<PinRow[]> {
  return db
    .selectFrom('search_pin')
    .select(columns)
    .where(sql<boolean>`(ends_on is null or ends_on >= ${day(now)}::date)`)
    .execute();
}

/** Returns one page of pins whose words start with a text, including ended ones. */
export function readPins(db: Db, text: string, wanted: WantedPage) {
  const query = db
    .selectFrom('search_pin')
    .select(columns)
    .$if(text !== '', (pins) => pins.where('words', 'like', `${escapeLike(text.toLowerCase())}%`))
    .orderBy('words');
  return readPage(db, query, wanted);
}

/** Locks a pin until the transaction ends. */
export function lockPin(trx: Trx, words: string): Promise<PinRow | undefined> {
  return trx.selectFrom('search_pin').select(columns).where('words', '=', words).forUpdate().executeTakeFirst();
}

/** Inserts or replaces a pin. */
export async function putPin(trx: Trx, pin: PinRow): Promise<void> {
  const { words, asset_ids: assetIds, ends_on: endsOn } = pin;
  const pinned = { asset_ids: assetIds, ends_on: endsOn };
  await trx
    .insertInto('search_pin')
    .values({ words, ...pinned })
    .onConflict((conflict) => conflict.column('words').doUpdateSet(pinned))
    .execute();
}

/** Deletes a pin. */
export async function deletePin(trx: Trx, words: string): Promise<void> {
  await trx.deleteFrom('search_pin').where('words', '=', words).execute();
}

/** Returns current and former listings by SKU or id. */
export function findPinned(
  db: DbOrTrx,
  by: { readonly skus: readonly number[] } | { readonly ids: readonly string[] },
) {
  const patterns = db.selectFrom('catalog_asset_view').select(['id', 'sku', 'title', 'status']);
  const found =
    'skus' in by
      ? patterns.where('sku', 'in', [...by.skus]).where('status', '=', 'approved')
      : patterns.where('id', 'in', [...by.ids]);
  return found.execute();
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
