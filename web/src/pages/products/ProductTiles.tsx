import { chakra } from '@chakra-ui/react';
import { PatternList } from '#widgets/pattern-list/PatternList.tsx';
import type { ListParams } from './list-params.ts';
import type { ProductsPageQuery } from './ProductsPage.query.generated.ts';

interface ProductTilesProps {
  readonly assets: NonNullable<ProductsPageQuery['assets']>['items'];
  readonly view: ListParams['view'];
  /** Whether these are the top tiles, whose first row loads eagerly. */
  readonly isFirst: boolean;
}

const FIRST_ROW = 3;

const AssetNumber = chakra('p', {
  base: { color: 'ink.subtle', fontFamily: 'mono', fontSize: '12.5px', marginTop: '1' },
});

const numberOf = ({ sku }: { sku: string }) => <AssetNumber>{sku}</AssetNumber>;

/** Tiles of one page: a grid, or a list with SKUs. */
export function ProductTiles({ assets, view, isFirst }: ProductTilesProps) {
  const priorityCount = isFirst ? FIRST_ROW : 0;
  return view === 'list' ? (
    <PatternList
      assets={assets}
      columns="rows"
      sizes="(min-width: 768px) 168px, 104px"
      priorityCount={priorityCount}
      detailsOf={numberOf}
    />
  ) : (
    <PatternList
      assets={assets}
      columns="three"
      sizes="(min-width: 1440px) 340px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw"
      priorityCount={priorityCount}
    />
  );
}
