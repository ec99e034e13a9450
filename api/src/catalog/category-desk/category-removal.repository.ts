import { sql } from 'kysely';
import type { Trx } from '../../database.ts';
import type { DeskCategoryRow } from './category-desk.repository.ts';
import type { CategoryMove } from './move-category.ts';

/** Whether a category is used by a pattern of any status or has subcategories. */
export async function isInUse(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from catalog_category where parent_id = ${id}) or exists (
      select from catalog_asset
      where category_id = ${id} or subcategory_id = ${id} or ${id}::smallint = any(filter_category_ids)
    ) as used`.execute(trx);
  return rows[0]?.used ?? false;
}

/** Points the patterns, subcategories, studios and aliases of a category to another one. */
export async function moveContents(trx: Trx, removed: DeskCategoryRow, { from, into, above }: CategoryMove) {
  if (removed.kind === 'filter') await moveFiltered(trx, from, into);
  else if (above === null) await moveTopCategory(trx, from, into);
  else {
    await sql`
      update catalog_asset set category_id = ${above}, subcategory_id = ${into} where subcategory_id = ${from}`.execute(
      trx,
    );
  }
  await sql`update catalog_designer set category_id = ${into} where category_id = ${from}`.execute(trx);
  await sql`update catalog_category_alias set category_id = ${into} where category_id = ${from}`.execute(trx);
  await sql`
    insert into catalog_category_alias (scope, alias, category_id) values ('address', ${removed.slug}, ${into})`.execute(
    trx,
  );
}

async function moveFiltered(trx: Trx, from: number, into: number): Promise<void> {
  await sql`
    update catalog_asset set filter_category_ids = array(
      select distinct id from unnest(array_replace(filter_category_ids, ${from}::smallint, ${into}::smallint)) as id
      order by id
    )
    where ${from}::smallint = any(filter_category_ids)`.execute(trx);
}

/** Filters that mirrored the category keep its patterns as their own. */
async function moveTopCategory(trx: Trx, from: number, into: number): Promise<void> {
  await sql`
    update catalog_asset set category_id = ${into}, filter_category_ids = filter_category_ids || array(
      select id from catalog_category where menu_category_id = ${from}
    )
    where category_id = ${from}`.execute(trx);
  await sql`update catalog_category set menu_category_id = null where menu_category_id = ${from}`.execute(trx);
  await sql`
    update catalog_category set parent_id = ${into}, position = position + (
      select coalesce(max(position), 0) from catalog_category where parent_id = ${into}
    )
    where parent_id = ${from}`.execute(trx);
}

/** Deletes a category that nothing references any more, with its price and aliases. */
export async function deleteCategory(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('catalog_category_price').where('category_id', '=', id).execute();
  await trx.deleteFrom('catalog_category_alias').where('category_id', '=', id).execute();
  await trx.deleteFrom('catalog_category').where('id', '=', id).execute();
}
