import { chakra } from '@chakra-ui/react';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import type { AssetFilter } from '#generated/types.ts';
import type { ListParams } from './list-params.ts';
import { ProductTiles } from './ProductTiles.tsx';
import { useProductList } from './useProductList.ts';

interface EarlierPageProps {
  readonly page: number;
  readonly params: ListParams;
  readonly filter: AssetFilter;
}

/** A page above the current one in a growing list: from the cache if seen before, else fetched. */
export function EarlierPage({ page, params, filter }: EarlierPageProps) {
  const { assets } = useProductList(params, filter, page);
  return (
    <chakra.div marginBottom={params.view === 'list' ? '0' : { base: '8', md: '9' }}>
      {assets ? (
        <ProductTiles assets={assets.items} view={params.view} isFirst={page === 1} />
      ) : (
        <TileSkeletons count={params.limit} columns={params.view === 'list' ? 'rows' : 'three'} />
      )}
    </chakra.div>
  );
}
