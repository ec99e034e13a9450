import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { SearchIndex } from './search-index.ts';

/** Makes the index over the tables that `createPostgresSearch` reads. */
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
    async countDownload(trx, assetId) {
      await sql`update search_asset set popularity = popularity + 1 where asset_id = ${assetId}`.execute(trx);
    },
    async rate(trx, assetId, mean) {
      await sql`update search_asset set rating = ${mean} where asset_id = ${assetId}`.execute(trx);
    },
    async foldCounts() {
      await sql`select search_fold_counts()`.execute(db);
    },
    async forgetOldChanges() {
      await sql`delete from search_change where changed_at < now() - interval '1 day'`.execute(db);
    },
    async mostPopular(limit) {
      const { rows } = await sql<{ id: string }>`
        select asset_id as id from search_asset order by popularity desc, sku limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
