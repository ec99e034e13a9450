import type { AssetStatus } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { filterCategoriesNamedBy } from './publications.repository.ts';

const SAID = [
  'id',
  'designer_id',
  'status',
  'title',
  'description',
  'tags',
  'category_id',
  'subcategory_id',
  'license_types',
  'sale_ends_at',
] as const;

/** A current or former listing, as read. */
export type SoldPatternRow = NonNullable<Awaited<ReturnType<typeof findSoldPattern>>>;

const selectSold = (db: DbOrTrx, id: string) =>
  db.selectFrom('catalog_asset').select(SAID).where('id', '=', id).where('status', 'in', ['approved', 'withdrawn']);

/** Reads a current or former listing. */
export function findSoldPattern(db: DbOrTrx, id: string) {
  return selectSold(db, id).executeTakeFirst();
}

/** Locks a current or former listing until the transaction ends. */
export function lockSoldPattern(trx: Trx, id: string): Promise<SoldPatternRow | undefined> {
  return selectSold(trx, id).forUpdate().executeTakeFirst();
}

/** Updates the texts of a pattern, which is then listed under the filters its tags name. */
export async function rewordPattern(
  trx: Trx,
  id: string,
  {
    title,
    description,
    tags,
    at,
  }: Pick<SoldPatternRow, 'title' | 'description'> & {
    readonly tags: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('catalog_asset')
    .set({
      title,
      description,
      tags: [...tags],
      filter_category_ids: filterCategoriesNamedBy(tags),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes a pattern off sale or puts it back. */
export async function placeOnSale(
  trx: Trx,
  id: string,
  { status, at }: { readonly status: AssetStatus; readonly at: Date },
): Promise<void> {
  await trx.updateTable('catalog_asset').set({ status, updated_at: at }).where('id', '=', id).execute();
}

/** Sets when a pattern's sale ends; null for never. */
export async function limitSale(
  trx: Trx,
  id: string,
  { endsAt, at }: { readonly endsAt: Date | null; readonly at: Date },
): Promise<void> {
  await trx.updateTable('catalog_asset').set({ sale_ends_at: endsAt, updated_at: at }).where('id', '=', id).execute();
}
