import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { readPage, type WantedPage } from '../../platform/database/read-page.ts';

const columns = ['words', 'asset_ids', sql<string | null>`ends_on::text`.as('ends_on')] as const;

/** Patterns that stand first for a search. */
export interface PinRow {
  readonly words: string;
  readonly asset_ids: string[];
  /** The last day on which they do. */
  readonly ends_on: string | null;
}

/** Every pin that has not ended. */
export function findPins(db: DbOrTrx, now: Date): Promise<PinRow[]> {
  return db
    .selectFrom('search_pin')
    .select(columns)
    .where(sql<boolean>`(ends_on is null or ends_on >= ${day(now)}::date)`)
    .execute();
}

/** One page of pins whose words begin with a text, those that have ended among them. */
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

/** Writes a pin in the place of the one before. */
export async function putPin(trx: Trx, pin: PinRow): Promise<void> {
  const { words, asset_ids: assetIds, ends_on: endsOn } = pin;
  const pinned = { asset_ids: assetIds, ends_on: endsOn };
  await trx
    .insertInto('search_pin')
    .values({ words, ...pinned })
    .onConflict((conflict) => conflict.column('words').doUpdateSet(pinned))
    .execute();
}

/** Takes a pin away. */
export async function deletePin(trx: Trx, words: string): Promise<void> {
  await trx.deleteFrom('search_pin').where('words', '=', words).execute();
}

/** Patterns that are or were on sale, by their numbers or identities. */
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
