import { filterCategoriesOf } from './filter-categories.ts';
import type { Measured } from './measured.ts';
import type { PlannedAsset } from './plan.ts';
import { slugOf } from './slug.ts';
import { standingOf } from './standing.ts';
import { altTextOf, descriptionOf, tagsOf } from './wording.ts';

/** An asset with the titles that depend on the others. */
export interface TitledAsset {
  readonly asset: PlannedAsset;
  readonly title: string;
  /** The title of the hero it goes with. */
  readonly heroTitle: string;
}

/** The row of an asset in the catalogue file; `index` is its place there. */
export function rowOf({ asset, title, heroTitle }: TitledAsset, index: number, measures: Measured) {
  const standing = standingOf(asset, index);
  return {
    slug: slugOf(title),
    title,
    description: descriptionOf(asset, measures, title, heroTitle),
    altText: altTextOf(asset, measures),
    category: asset.shelf.category,
    subcategory: asset.shelf.subcategory,
    filters: filterCategoriesOf(asset.drawing),
    studio: asset.studio.slug,
    ...(asset.role && { collection: asset.collection.slug, role: asset.role }),
    ...asset.spec,
    tags: tagsOf(asset, standing.isFree),
    colours: measures.colours,
    swatches: measures.swatches.map(({ hex, share, name }) => [hex, share, name]),
    dominant: measures.dominant,
    thumbhash: measures.thumbhash,
    descriptor: measures.descriptor,
    fingerprint: measures.fingerprint,
    seamScore: measures.seam.score,
    ...standing,
  };
}
