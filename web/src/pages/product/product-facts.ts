import { decimalOf, previewAt } from '@halfdrop/domain';
import { skuDigits } from '#features/catalog/sku-digits.ts';
import { brand } from '#lib/brand.ts';
import type { ProductAsset } from './product-asset.ts';

interface Rating {
  readonly mean: number;
  readonly count: number;
}

/** Returns the availability: now, or from a date. */
function availability({ opensAt }: ProductAsset, isEarly: boolean): Record<string, string> {
  if (!isEarly) return { availability: 'https://schema.org/InStock' };
  return { availability: 'https://schema.org/PreOrder', availabilityStarts: opensAt };
}

/** Returns a pattern as structured data. The rating is included only if the page shows reviews. */
export function productFacts(
  asset: ProductAsset,
  { rating, isEarly }: { readonly rating: Rating | null; readonly isEarly: boolean },
): Record<string, unknown> {
  const price = asset.price?.usd;
  return {
    '@type': 'Product',
    name: asset.title,
    description: asset.description,
    sku: skuDigits(asset.sku),
    category: asset.category.name,
    ...(asset.designer && { brand: { '@type': 'Brand', name: asset.designer.name } }),
    url: `/product/${asset.slug}`,
    image: previewAt(asset.previewBaseUrl, 1280).fallbackUrl,
    ...(price && {
      offers: {
        '@type': 'Offer',
        price: decimalOf(price.minorUnits),
        priceCurrency: price.currency,
        url: `/product/${asset.slug}`,
        ...availability(asset, isEarly),
        seller: { '@type': 'Organization', name: brand.name },
      },
    }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, reviewCount: rating.count },
    }),
  };
}
