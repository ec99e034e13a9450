import { Reviews } from '#features/reviews/Reviews.tsx';
import type { ProductAsset } from './product-asset.ts';
import { productFacts } from './product-facts.ts';

interface Props {
  readonly asset: ProductAsset;
  /** Whether only subscribers can buy it now. */
  readonly isEarly: boolean;
}

/** What owners say of a pattern, and what search engines are told of it. */
export function ProductReviews({ asset, isEarly }: Props) {
  return <Reviews assetId={asset.id} factsFor={(rating) => productFacts(asset, { rating, isEarly })} />;
}
