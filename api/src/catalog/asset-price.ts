import type { Price } from '@halfdrop/domain';

/** Inputs to an asset's price: price book entries for the asset, its category and the extended license. */
export interface PriceFacts {
  readonly is_free: boolean;
  readonly own_usd: number | null;
  readonly own_inr: number | null;
  readonly category_usd: number | null;
  readonly category_inr: number | null;
  readonly extended_usd: number;
  readonly extended_inr: number;
}

/** Price of an asset under its two licenses, in minor units. */
export interface AssetPrice {
  readonly standard: Price;
  readonly extended: Price;
}

const FREE: Price = { usd: 0, inr: 0 };

/** Returns the category's price; null while the price book has none. */
export function categoryPrice({ category_usd: usd, category_inr: inr }: PriceFacts): Price | null {
  return usd === null || inr === null ? null : { usd, inr };
}

/** Returns the asset's own prices, or those of its category; zero for a free asset. Null when neither exists. */
export function assetPrice(facts: PriceFacts): AssetPrice | null {
  const { own_usd: usd, own_inr: inr } = facts;
  const own = usd === null || inr === null ? null : { usd, inr };
  const standard = facts.is_free ? FREE : (own ?? categoryPrice(facts));
  if (standard === null) return null;
  return {
    standard,
    extended: { usd: standard.usd + facts.extended_usd, inr: standard.inr + facts.extended_inr },
  };
}
