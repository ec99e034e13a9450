import type { ReactNode } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternTile, type PatternTileProps } from '#features/catalog/PatternTile.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { PatternList_AssetFragment } from './PatternList.fragment.generated.ts';

interface PatternItemProps extends Omit<PatternTileProps, 'asset' | 'actions'> {
  readonly asset: Masked<PatternList_AssetFragment>;
  /** Buttons next to the offer. */
  readonly children?: ReactNode;
}

/** List item for a pattern with its offer: add to cart, or download. Used in a `PatternGrid`. */
export function PatternItem({ asset: masked, children, ...tile }: PatternItemProps) {
  const asset = readFragment<PatternList_AssetFragment>(masked);
  return (
    <li>
      <PatternTile
        {...tile}
        asset={asset}
        actions={
          <>
            <TileOffer asset={asset}>
              {(look) => <AddToBagButton asset={asset} announcement="titled" {...look} />}
            </TileOffer>
            {children}
          </>
        }
      />
    </li>
  );
}
