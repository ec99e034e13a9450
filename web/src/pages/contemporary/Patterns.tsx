import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { OwnedBadge } from '#features/downloads/OwnedBadge.tsx';
import { TileOffer } from '#features/downloads/TileOffer.tsx';
import { Button } from '#ui/Button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { isPastEnd } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { View } from './ContemporaryToolbar.tsx';
import type { ContemporaryState } from './useContemporary.ts';

const QuickView = lazy(async () => ({ default: (await import('#features/catalog/QuickView.tsx')).QuickView }));
const QuickOffer = lazy(async () => ({ default: (await import('#features/downloads/QuickOffer.tsx')).QuickOffer }));

type Asset = NonNullable<ContemporaryState['assets']>['items'][number];

interface PatternsProps {
  readonly state: ContemporaryState;
  readonly view: View;
}

const FIRST_ROW = 4;
const sizes = {
  grid: '(min-width: 1440px) 330px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw',
  list: '(min-width: 768px) 168px, 104px',
};

function Tiles({ assets, view }: { assets: readonly Asset[]; view: View }) {
  const [viewed, setViewed] = useState<Asset | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (asset: Asset) => {
    setViewed(asset);
    setOpen(true);
  };
  return (
    <>
      <PatternGrid columns={view === 'list' ? 'rows' : 'four'}>
        {assets.map((asset, index) => (
          <li key={asset.id}>
            <PatternTile
              asset={asset}
              sizes={sizes[view]}
              isPriority={index < FIRST_ROW}
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

function Nothing({ state }: { state: ContemporaryState }) {
  if (state.assets && isPastEnd(state.assets)) {
    const { page, totalPages } = state.assets.pageInfo;
    return <PastTheEnd page={page} totalPages={totalPages} hrefOf={state.pageAddress} />;
  }
  return (
    <EmptyState
      title="No patterns found"
      actions={
        <Button variant="outline" onClick={state.clearAll}>
          Clear All Filters
        </Button>
      }
    >
      {state.search === '' ? 'Nothing matches these filters.' : `Nothing matches “${state.search}” with these filters.`}
    </EmptyState>
  );
}

/** The tiles with their pages, or why there are none. */
export function Patterns({ state, view }: PatternsProps) {
  const { assets, isLoading, hasFailed, retry } = state;
  if (hasFailed) {
    return (
      <ErrorState title="Error Loading Products" onRetry={retry}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!assets) return <TileSkeletons count={8} columns={view === 'list' ? 'rows' : 'four'} />;
  if (assets.items.length === 0 && !isLoading) return <Nothing state={state} />;
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1} transition="opacity 150ms">
      <Tiles assets={assets.items} view={view} />
      <chakra.div marginTop="12">
        <Pagination page={assets.pageInfo.page} totalPages={assets.pageInfo.totalPages} hrefOf={state.pageAddress} />
      </chakra.div>
    </chakra.div>
  );
}
