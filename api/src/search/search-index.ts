import type { Trx } from '../database.ts';

/** Search index, updated by asset writers in their own transaction. */
export interface SearchIndex {
  /** Reindexes assets. */
  refresh(trx: Trx, assetIds: readonly string[]): Promise<void>;
  /** Recounts how many assets contain each word. New words are known before that; removed ones disappear then. */
  countWords(trx?: Trx): Promise<void>;
  /** Updates the indexed prices of a category's assets, or of one asset, from the price book. */
  reprice(trx: Trx, assets: { readonly categoryId: number } | { readonly assetId: string }): Promise<void>;
  /** Updates the names and slugs of categories that assets are filtered by. */
  nameCategories(trx: Trx): Promise<void>;
  /** Moves assets indexed under a removed category to their current one. */
  recategorize(trx: Trx, removedId: number): Promise<void>;
  /** Increments an asset's popularity. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
  /** Stores an asset's mean rating. */
  rate(trx: Trx, assetId: string, mean: number | null): Promise<void>;
  /** Folds changes into the kept totals, which are exact before and after. */
  foldCounts(): Promise<void>;
  /** Recomputes the most popular asset of each category; until then categories keep the previous ones. */
  keepCovers(): Promise<void>;
  /** Returns ids of assets for sale, most popular first. */
  mostPopular(limit: number): Promise<readonly string[]>;
  /** Deletes changes older than a day; every follower of the index has read them long since. */
  forgetOldChanges(): Promise<void>;
}
