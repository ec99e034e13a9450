import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import type { AssetFilter } from '#generated/types.ts';
import { isPastEnd } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { EarlierPage } from './EarlierPage.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';
import type { useProductList } from './useProductList.ts';

/** Most searches are interpreted as typed. */
const SearchReadingNote = lazy(async () => ({ default: (await import('./SearchReadingNote.tsx')).SearchReadingNote }));
/** Most lists are not empty. */
const NothingFound = lazy(async () => ({ default: (await import('./NothingFound.tsx')).NothingFound }));

interface ProductListProps {
  readonly state: ListState;
  readonly filter: AssetFilter;
  readonly facets: Facets | null;
  readonly list: ReturnType<typeof useProductList>;
}

/** Maximum number of pages a growing list shows at once; earlier ones are behind its first. */
const MAX_PAGES = 20;

/** Tiles with pagination, or why there are none. */
export function ProductList({ state, filter, facets, list: { assets, isLoading, error, retry } }: ProductListProps) {
  const { params, pageAddress } = state;
  const columns = params.view === 'list' ? 'rows' : 'three';
  if (error) {
    return (
      <ErrorState title="Error Loading Products" onRetry={retry}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!assets) return <TileSkeletons count={params.view === 'list' ? 6 : 9} columns={columns} />;
  if (assets.items.length === 0 && !isLoading) {
    return isPastEnd(assets) ? (
      <PastTheEnd page={params.page} totalPages={assets.pageInfo.totalPages} hrefOf={pageAddress} />
    ) : (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <NothingFound state={state} facets={facets} />
      </Suspense>
    );
  }

  const { reading } = assets;
  const isGrowing = params.mode === 'infinite';
  // A page in the middle of the list does not grow: loading earlier pages would shift it.
  const canGrow = isGrowing || params.page === 1;
  const first = Math.max(1, params.page - MAX_PAGES + 1);
  const earlier = isGrowing ? Array.from({ length: params.page - first }, (_, index) => first + index) : [];
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading && !isGrowing ? 0.5 : 1} transition="opacity 150ms">
      {reading && (reading.correctedText || reading.isAnyWord || reading.facts.length > 0) ? (
        <Suspense fallback={null}>
          <SearchReadingNote reading={reading} />
        </Suspense>
      ) : null}
      {earlier.map((page) => (
        <EarlierPage key={page} page={page} params={params} filter={filter} />
      ))}
      {isGrowing && isLoading ? null : (
        <ProductTiles assets={assets.items} view={params.view} isFirst={earlier.length === 0} />
      )}
      <chakra.div marginTop="12">
        {canGrow && (assets.pageInfo.hasNextPage || isLoading) ? (
          <LoadMore state={state} isLoading={isLoading} />
        ) : null}
        <Pagination page={params.page} totalPages={assets.pageInfo.totalPages} hrefOf={pageAddress} />
      </chakra.div>
    </chakra.div>
  );
}
