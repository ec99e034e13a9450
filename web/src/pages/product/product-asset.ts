import type { ProductPageQuery } from './ProductPage.query.generated.ts';

/** A pattern with everything its page shows. */
export type ProductAsset = NonNullable<ProductPageQuery['assetBySlug']>;
