import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import type { HomeTile_AssetFragment } from './HomeTile.fragment.generated.ts';

interface HomeTilesProps {
  readonly assets: readonly HomeTile_AssetFragment[];
  /** How wide a tile's picture is shown. */
  readonly sizes: string;
  /** The same for the first tile, where it is larger. */
  readonly firstSizes?: string;
}

/** Tiles of a section, each with a button that puts it into the bag. */
export function HomeTiles({ assets, sizes, firstSizes = sizes }: HomeTilesProps) {
  return assets.map((asset, index) => (
    <li key={asset.id}>
      <PatternTile
        asset={asset}
        sizes={index === 0 ? firstSizes : sizes}
        headingLevel={3}
        actions={
          <TileOffer asset={asset}>
            {(look) => <AddToBagButton asset={asset} announcement="titled" {...look} />}
          </TileOffer>
        }
      />
    </li>
  ));
}
