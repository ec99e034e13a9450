import type { ReactNode } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternTile, type PatternTileProps } from '#features/catalog/PatternTile.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import type { PatternList_AssetFragment } from './PatternList.fragment.generated.ts';

interface PatternItemProps extends Omit<PatternTileProps, 'actions'> {
  readonly asset: PatternList_AssetFragment;
  /** Buttons beside the offer. */
  readonly children?: ReactNode;
}

/** A pattern of a list with what it is offered for: into the bag, or a download. An item of a `PatternGrid`. */
export function PatternItem({ children, ...tile }: PatternItemProps) {
  const { asset } = tile;
  return (
    <li>
      <PatternTile
        {...tile}
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
