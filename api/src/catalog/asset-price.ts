import type { Price } from '@halfdrop/domain';

/** The facts a price follows from: what the price book has for the asset and its category, and for the extended license. */
export interface PriceFacts {
  readonly is_free: boolean;
  readonly own_usd: number | null;
  readonly own_inr: number | null;
  readonly category_usd: number | null;
  readonly category_inr: number | null;
  readonly extended_usd: number;
  readonly extended_inr: number;
}

/** What an asset costs under its two licenses, in minor units. */
export interface AssetPrice {
  readonly standard: Price;
  readonly extended: Price;
}

const FREE: Price = { usd: 0, inr: 0 };

/** The category's price; null while the price book has none. */
export function categoryPrice({ category_usd: usd, category_inr: inr }: PriceFacts): Price | null {
  return usd === null || inr === null ? null : { usd, inr };
}

/** The prices of an asset: its own or those of its category, or nothing for a free one. Null while there is neither. */
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
