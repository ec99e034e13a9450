import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { SearchIndex } from './search-index.ts';

/** Creates the index over the tables that `createPostgresSearch` reads. */
export function createSearchIndex(db: Db): SearchIndex {
  return {
    async refresh(trx, assetIds) {
      await sql`select search_index_assets(${assetIds}::uuid[])`.execute(trx);
      await sql`select search_learn_words(${assetIds}::uuid[])`.execute(trx);
    },
    async countWords(trx) {
      await sql`select search_count_words()`.execute(trx ?? db);
    },
    async reprice(trx, assets) {
      const touched =
        'assetId' in assets ? sql`listed.id = ${assets.assetId}` : sql`listed.category_id = ${assets.categoryId}`;
      await sql`
        update search_asset found set price_cents = listed.price_cents
        from catalog_listed_asset_view listed
        where listed.id = found.asset_id and ${touched}
          and found.price_cents is distinct from listed.price_cents`.execute(trx);
    },
    async nameCategories(trx) {
      await sql`delete from search_facet where facet in ('menu', 'subcategory', 'filter')`.execute(trx);
      await sql`
        with category as (
          select id, slug, name, position,
            case when kind = 'filter' then 'filter' when parent_id is null then 'menu' else 'subcategory' end as facet
          from catalog_category_view
        )
        insert into search_facet (facet, value, label, code, position, is_alias)
        select facet, slug, name, 1000 + id, position, false from category
        union all
        select facet, alias, name, 1000 + id, position, true
        from catalog_category_address_view join category on id = category_id`.execute(trx);
    },
    async recategorize(trx, removedId) {
      await sql`
        update search_asset found set codes = array[1000 + listed.category_id, 1000 + listed.subcategory_id]
          || array(select distinct 1000 + id from unnest(listed.filter_category_ids) as id)
          || array(select code from unnest(found.codes) as code where code not between 1001 and 1999)
        from catalog_listed_asset_view listed
        where listed.id = found.asset_id and found.codes @> array[1000 + ${removedId}::int]`.execute(trx);
    },
    async countDownload(trx, assetId) {
      await sql`update search_asset set popularity = popularity + 1 where asset_id = ${assetId}`.execute(trx);
    },
    async rate(trx, assetId, mean) {
      await sql`update search_asset set rating = ${mean} where asset_id = ${assetId}`.execute(trx);
    },
    ...upkeep(db),
    async mostPopular(limit) {
      const { rows } = await sql<{ id: string }>`
        select asset_id as id from search_asset order by popularity desc, sku limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

/** Creates the periodic maintenance tasks. */
function upkeep(db: Db): Pick<SearchIndex, 'foldCounts' | 'forgetOldChanges' | 'keepCovers'> {
  return {
    async foldCounts() {
      await sql`select search_fold_counts()`.execute(db);
    },
    async keepCovers() {
      await sql`select search_keep_covers()`.execute(db);
    },
    async forgetOldChanges() {
      await sql`delete from search_change where changed_at < now() - interval '1 day'`.execute(db);
    },
  };
}
