import type { Price } from '@halfdrop/domain';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx } from '../database.ts';

/** What the price book asks for one asset under each license. */
export interface AssetPrices {
  readonly standard: Price;
  readonly extended: Price;
}

/** An asset and what it costs now. */
export interface AssetOffer {
  readonly asset: AssetDto;
  readonly prices: AssetPrices | null | undefined;
}

/** What buying needs to know of the catalog. */
export interface SellableCatalog {
  /** Assets by id; only those for sale unless `withWithdrawn`. Unknown ids are absent. */
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /**
   * Assets that are or were for sale, each with its exact prices: null while there are none, undefined for what is not for
   * sale any more. Unknown ids are absent.
   */
  offers(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetOffer>>;
  /** Exact prices; null while there is none. Assets that are not for sale are absent. */
  priceList(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetPrices | null>>;
}

/** What buying needs to know of what people hold. */
export interface HeldLicenses {
  /** Licenses someone holds, as `assetId:license`. */
  heldKeys(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlySet<string>>;
}
