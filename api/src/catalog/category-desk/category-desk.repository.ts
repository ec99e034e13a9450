import type { CategoryKind } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';

/** A category with the fields of the desk. */
export interface DeskCategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly kind: CategoryKind;
  readonly slug: string;
  readonly name: string;
  readonly menu_category_id: number | null;
  readonly version: number;
  /** While the category is being removed: the category that receives its content. */
  readonly removed_into: number | null;
  readonly cover_id: string | null;
  readonly cover_sku: number | null;
  readonly aliases: string[];
  readonly asset_count: number;
  readonly usd: number | null;
  readonly inr: number | null;
}

/** Stored fields of a category, without its slug and position. */
interface StoredCategory {
  readonly name: string;
  readonly cover_id: string | null;
}

/** Level of the category tree. */
interface Level {
  readonly kind: CategoryKind;
  readonly parent_id: number | null;
}

/** Returns every category: the menu, then the filters, each in display order. */
export async function findCategories(db: DbOrTrx): Promise<DeskCategoryRow[]> {
  const { rows } = await sql<DeskCategoryRow>`
    select category.id, category.parent_id, category.kind, category.slug, category.name, category.menu_category_id,
      category.version, category.removed_into, category.cover_id, cover.sku as cover_sku, price.usd_cents as usd, price.inr_paise as inr,
      coalesce(found.asset_count, 0) as asset_count,
      array(
        select alias from catalog_category_alias other
        where other.scope = 'address' and other.category_id = category.id order by alias
      ) as aliases
    from catalog_category category
    left join catalog_asset cover on cover.id = category.cover_id
    left join catalog_category_price price on price.category_id = category.id
    left join search_category_view found on found.category_id = category.id
    order by category.kind desc, category.position, category.id`.execute(db);
  return rows;
}

/** Locks categories against other changes until the transaction ends. Rows that reference one are not blocked. */
export async function lockCategories(trx: Trx): Promise<void> {
  await sql`lock table catalog_category in share row exclusive mode`.execute(trx);
}

/** Inserts a category at the end of its level and returns its number. */
export async function insertCategory(
  trx: Trx,
  slug: string,
  { kind, parent_id: parentId }: Level,
  { name, cover_id: coverId }: StoredCategory,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalog_category (parent_id, kind, slug, name, cover_id, position)
    select ${parentId}::smallint, ${kind}, ${slug}, ${name}, ${coverId}::uuid, coalesce(max(position), 0) + 1
    from catalog_category where kind = ${kind} and parent_id is not distinct from ${parentId}::smallint
    returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error(`The category ${slug} was not stored`);
  return made.id;
}

/** Updates a category and increments its version. */
export async function updateCategory(trx: Trx, id: number, { name, cover_id: coverId }: StoredCategory): Promise<void> {
  await sql`
    update catalog_category set name = ${name}, cover_id = ${coverId}::uuid, version = version + 1
    where id = ${id}`.execute(trx);
}

/** Records that a category is being removed and which one receives its content. */
export async function markRemoved(trx: Trx, id: number, intoId: number): Promise<void> {
  await sql`
    update catalog_category set removed_into = ${intoId}::smallint, version = version + 1 where id = ${id}`.execute(
    trx,
  );
}

/** Replaces the URL aliases of a category. */
export async function replaceAliases(trx: Trx, id: number, aliases: readonly string[]): Promise<void> {
  await trx.deleteFrom('catalog_category_alias').where('scope', '=', 'address').where('category_id', '=', id).execute();
  if (aliases.length === 0) return;
  const rows = aliases.map((alias) => ({ scope: 'address' as const, alias, category_id: id, position: null }));
  await trx.insertInto('catalog_category_alias').values(rows).execute();
}

/** Returns those of the aliases that already lead to another category. */
export async function findTakenAddresses(
  trx: Trx,
  addresses: readonly string[],
  id: number | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from (
      select slug as address, id from catalog_category
      union all select alias, category_id from catalog_category_alias where scope = 'address'
    ) as known
    where address = any(${addresses}::text[]) and id is distinct from ${id}::smallint`.execute(trx);
  return new Set(rows.map(({ address }) => address));
}

/** Returns the pattern on sale with a SKU; undefined if there is none. */
export async function findCover(trx: Trx, sku: number): Promise<string | undefined> {
  const found = trx.selectFrom('catalog_asset').select('id').where('sku', '=', sku).where('status', '=', 'approved');
  return (await found.executeTakeFirst())?.id;
}

/** Sets the display order of the categories of one level. */
export async function placeCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update catalog_category set position = placed.position
    from unnest(${ids}::int[]) with ordinality as placed (id, position) where catalog_category.id = placed.id`.execute(
    trx,
  );
}

/** Returns URL aliases with the slugs they redirect to. */
export async function findAddresses(db: DbOrTrx): Promise<{ alias: string; slug: string }[]> {
  const { rows } = await sql<{ alias: string; slug: string }>`
    select alias, slug from catalog_category_alias join catalog_category on id = category_id
    where scope = 'address' order by alias`.execute(db);
  return rows;
}

/** Returns a batch of patterns on sale that are searchable by the category's name, in id order. */
export async function findNamedPatterns(
  trx: Trx,
  id: number,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asset.id from catalog_asset asset
    where asset.status = 'approved' and (${after}::uuid is null or asset.id > ${after}::uuid) and (
      asset.category_id = ${id} or asset.subcategory_id = ${id} or ${id}::smallint = any(asset.filter_category_ids)
      or asset.category_id = (select menu_category_id from catalog_category where id = ${id})
    )
    order by asset.id limit ${limit}`.execute(trx);
  return rows.map((row) => row.id);
}
