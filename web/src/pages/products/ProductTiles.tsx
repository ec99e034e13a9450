import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { OwnedBadge } from '#features/downloads/OwnedBadge.tsx';
import { QuickOffer } from '#features/downloads/QuickOffer.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import { Button } from '#ui/Button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import type { ListParams } from './list-params.ts';
import type { ProductsPageQuery } from './ProductsPage.query.generated.ts';

type Asset = NonNullable<ProductsPageQuery['assets']>['items'][number];

const QuickView = lazy(async () => ({ default: (await import('#features/catalog/QuickView.tsx')).QuickView }));

interface ProductTilesProps {
  readonly assets: readonly Asset[];
  readonly view: ListParams['view'];
  /** True for the tiles at the top: their first row is loaded at once. */
  readonly isFirst: boolean;
}

const FIRST_ROW = 3;
const sizes = {
  grid: '(min-width: 1440px) 340px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw',
  list: '(min-width: 768px) 168px, 104px',
};

/** The tiles of one page with their actions, and the quick view over them. */
export function ProductTiles({ assets, view, isFirst }: ProductTilesProps) {
  const [viewed, setViewed] = useState<Asset | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (asset: Asset) => {
    setViewed(asset);
    setOpen(true);
  };

  return (
    <>
      <PatternGrid columns={view === 'list' ? 'rows' : 'three'}>
        {assets.map((asset, index) => (
          <li key={asset.id}>
            <PatternTile
              asset={asset}
              sizes={sizes[view]}
              isPriority={isFirst && index < FIRST_ROW}
              details={view === 'list' ? <AssetNumber>{asset.assetId}</AssetNumber> : null}
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

const AssetNumber = chakra('p', {
  base: { color: 'ink.subtle', fontFamily: 'mono', fontSize: '12.5px', marginTop: '1' },
});
