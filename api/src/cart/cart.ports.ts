import type { Price } from '@halfdrop/domain';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx } from '../database.ts';

/** Prices of an asset under each license, by the price book. */
export interface AssetPrices {
  readonly standard: Price;
  readonly extended: Price;
}

/** An asset with its current prices. */
export interface AssetOffer {
  readonly asset: AssetDto;
  readonly prices: AssetPrices | null | undefined;
}

/** What purchases need from the catalog. */
export interface SellableCatalog {
  /** Returns assets by id, only those for sale unless `withWithdrawn`. Unknown ids are absent. */
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /**
   * Returns assets that are or were for sale with their exact prices: null if not priced, undefined if no longer for
   * sale. Unknown ids are absent.
   */
  offers(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetOffer>>;
  /** Returns exact prices; null if not priced. Assets that are not for sale are absent. */
  priceList(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetPrices | null>>;
}

/** What purchases need from the library. */
export interface HeldLicenses {
  /** Returns the licenses held by a user, as `assetId:license`. */
  heldKeys(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlySet<string>>;
}
