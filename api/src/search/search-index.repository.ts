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
