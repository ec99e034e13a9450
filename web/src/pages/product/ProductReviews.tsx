import { Reviews } from '#features/reviews/Reviews.tsx';
import type { ProductAsset } from './product-asset.ts';
import { productFacts } from './product-facts.ts';

interface Props {
  readonly asset: ProductAsset;
  /** Whether the pattern is in early access. */
  readonly isEarly: boolean;
}

/** Reviews of a pattern, with its structured data. */
export function ProductReviews({ asset, isEarly }: Props) {
  return <Reviews assetId={asset.id} factsFor={(rating) => productFacts(asset, { rating, isEarly })} />;
}
