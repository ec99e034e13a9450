import { filterCategoriesOf } from './filter-categories.ts';
import type { Measured } from './measured.ts';
import { slugOf } from './slug.ts';
import { standingOf } from './standing.ts';
import type { TitledAsset } from './titled-asset.ts';
import { altTextOf, descriptionOf, tagsOf } from './wording.ts';

/** Returns the row of an asset in the catalog file; `index` is its position there. */
export function rowOf(titled: TitledAsset, index: number, measures: Measured) {
  const { asset, title } = titled;
  const standing = standingOf(asset, index);
  return {
    slug: slugOf(title),
    title,
    description: descriptionOf(titled, measures, standing.isFree ? 'personal' : 'standard'),
    altText: altTextOf(asset, measures),
    category: asset.placement.category,
    subcategory: asset.placement.subcategory,
    filters: filterCategoriesOf(asset.drawing),
    studio: asset.studio.slug,
    ...(asset.role && { collection: asset.collection.slug, role: asset.role }),
    ...asset.spec,
    tags: tagsOf(asset, standing.isFree),
    colors: measures.colors,
    swatches: measures.swatches.map(({ hex, share, name }) => [hex, share, name]),
    dominant: measures.dominant,
    thumbhash: measures.thumbhash,
    descriptor: measures.descriptor,
    fingerprint: measures.fingerprint,
    seamScore: measures.seam.score,
    ...standing,
  };
}
