import { lazy, Suspense, useState } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { OwnedBadge } from '#features/downloads/OwnedBadge.tsx';
import { QuickOffer } from '#features/downloads/QuickOffer.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import { Button } from '#ui/Button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import type { CollectionTile_AssetFragment } from './CollectionTile.fragment.generated.ts';

const QuickView = lazy(async () => ({ default: (await import('#features/catalog/QuickView.tsx')).QuickView }));

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';

/** The tiles of one page with their actions, and the quick view over them. */
export function CollectionTiles({ assets }: { assets: readonly CollectionTile_AssetFragment[] }) {
  const [viewed, setViewed] = useState<CollectionTile_AssetFragment | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (asset: CollectionTile_AssetFragment) => {
    setViewed(asset);
    setOpen(true);
  };

  return (
    <>
      <PatternGrid>
        {assets.map((asset) => (
          <li key={asset.id}>
            <PatternTile
              asset={asset}
              sizes={SIZES}
              mark={<OwnedBadge assetId={asset.id} />}
              actions={
                <>
                  <TileOffer asset={asset}>
                    {(look) => <AddToBagButton asset={asset} announcement="titled" {...look} />}
                  </TileOffer>
                  <Button
                    variant="outline"
                    size="dot"
                    aria-label={`Quick view of ${asset.title}`}
                    onClick={() => open(asset)}
                  >
                    <EyeIcon size={18} />
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </PatternGrid>
      {viewed ? (
        <Suspense fallback={null}>
          <QuickView
            asset={viewed}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            actions={
              <QuickOffer asset={viewed}>
                {(look) => <AddToBagButton asset={viewed} announcement="titled" {...look} />}
              </QuickOffer>
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}
