import type { Trx } from '../database.ts';

/** What answers searches, kept in step with the assets by those who change them, in their transaction. */
export interface SearchIndex {
  /** Brings what is found of some assets in step with the assets. */
  refresh(trx: Trx, assetIds: readonly string[]): Promise<void>;
  /** Counts anew how many assets have each word. New words are known before that, those that are gone until then. */
  countWords(trx?: Trx): Promise<void>;
  /** Brings the prices by which the assets of a category, or one asset, are found in step with the price book. */
  reprice(trx: Trx, assets: { readonly categoryId: number } | { readonly assetId: string }): Promise<void>;
  /** Brings the names and addresses of categories by which assets are filtered in step with the categories. */
  nameCategories(trx: Trx): Promise<void>;
  /** Has the assets that are still found in a removed category found where they are now. */
  recategorize(trx: Trx, removedId: number): Promise<void>;
  /** Adds one to the popularity of an asset. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
  /** Records the mean of the ratings of an asset. */
  rate(trx: Trx, assetId: string, mean: number | null): Promise<void>;
  /** Adds up the changes of the kept totals; they are exact before and after. */
  foldCounts(): Promise<void>;
  /** Finds the most popular asset of each category anew; until then the ones of before stay those of their categories. */
  keepCovers(): Promise<void>;
  /** Ids of assets for sale, the most popular first. */
  mostPopular(limit: number): Promise<readonly string[]>;
  /** Forgets what changed more than a day ago; who follows the index from memory has read it long since. */
  forgetOldChanges(): Promise<void>;
}
