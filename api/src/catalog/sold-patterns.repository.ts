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

/** What is said of a pattern that is or was on sale. */
export type SoldPatternRow = NonNullable<Awaited<ReturnType<typeof findSoldPattern>>>;

const selectSold = (db: DbOrTrx, id: string) =>
  db.selectFrom('catalog_asset').select(SAID).where('id', '=', id).where('status', 'in', ['approved', 'withdrawn']);

/** A pattern that is or was on sale. */
export function findSoldPattern(db: DbOrTrx, id: string) {
  return selectSold(db, id).executeTakeFirst();
}

/** A pattern that is or was on sale, locked until the transaction ends. */
export function lockSoldPattern(trx: Trx, id: string): Promise<SoldPatternRow | undefined> {
  return selectSold(trx, id).forUpdate().executeTakeFirst();
}

/** Changes the words of a pattern; it is found under the filters that its tags name. */
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

/** Takes a pattern from sale, or brings it back. */
export async function placeOnSale(
  trx: Trx,
  id: string,
  { status, at }: { readonly status: AssetStatus; readonly at: Date },
): Promise<void> {
  await trx.updateTable('catalog_asset').set({ status, updated_at: at }).where('id', '=', id).execute();
}

/** Has a pattern leave the shop at an instant, or at none. */
export async function limitSale(
  trx: Trx,
  id: string,
  { endsAt, at }: { readonly endsAt: Date | null; readonly at: Date },
): Promise<void> {
  await trx.updateTable('catalog_asset').set({ sale_ends_at: endsAt, updated_at: at }).where('id', '=', id).execute();
}
