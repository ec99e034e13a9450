import type { Masked } from '#lib/fragments.ts';
import { PatternItem } from '#widgets/pattern-list/PatternItem.tsx';
import type { PatternList_AssetFragment } from '#widgets/pattern-list/PatternList.fragment.generated.ts';

/** A pattern of a home page section. */
export type HomeTile = Masked<PatternList_AssetFragment> & { readonly id: string };

interface HomeTilesProps {
  readonly assets: readonly HomeTile[];
  /** The image's `sizes` attribute. */
  readonly sizes: string;
  /** The same for the first tile, if larger. */
  readonly firstSizes?: string;
}

/** Tiles of a section with add-to-cart buttons. */
export function HomeTiles({ assets, sizes, firstSizes = sizes }: HomeTilesProps) {
  return assets.map((asset, index) => (
    <PatternItem key={asset.id} asset={asset} sizes={index === 0 ? firstSizes : sizes} headingLevel={3} />
  ));
}
