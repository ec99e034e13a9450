import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { rememberList } from '#features/catalog/last-list.ts';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { listTitle } from './list-title.ts';
import { ListSeo } from './ListSeo.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ProductList } from './ProductList.tsx';
import { useFacets } from './useFacets.ts';
import { useListParams } from './useListParams.ts';
import { useListFilter, useProductList } from './useProductList.ts';

/** Rarely used. */
const LookControls = optionalPart(async () => (await import('./LookControls.tsx')).LookControls);

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
    gap: { base: '6', lg: '12' },
    alignItems: 'start',
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    alignItems: { md: 'center' },
    justifyContent: 'space-between',
    gap: { base: '3', md: '5' },
    paddingTop: { base: '4', md: '10' },
    paddingBottom: { base: '4', md: '8' },
  },
});

/** Places the count next to the title if there is room. */
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: { base: 'space-between', md: 'flex-start' },
    columnGap: '4',
  },
});

function countWords(count: number | undefined, isLoading: boolean): string {
  if (isLoading || count === undefined) return 'Loading...';
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'pattern' : 'patterns'}`;
}

/** Product list with search, filters, sorting and pagination; its whole state is in the URL. */
export function ProductsPage() {
  const state = useListParams();
  const { params } = state;
  const { categories } = useMenuCategories();
  const filter = useListFilter(params);
  const list = useProductList(params, filter, params.page);
  const facets = useFacets(filter);
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  const title = listTitle(params, categories);
  const words = list.error ? '' : countWords(list.assets?.pageInfo.totalItems, list.isLoading);

  const address = state.pageAddress(params.page);
  useEffect(() => rememberList(address), [address]);

  return (
    <Page>
      <ListSeo title={title} params={params} />
      <Top>
        <Title>
          <Heading as="h1" size="page">
            {title}
          </Heading>
          <chakra.p role="status" aria-busy={list.isLoading} color="ink.muted" minHeight="6">
            {words}
          </chakra.p>
        </Title>
        <ListToolbar state={state} filters={<FilterSheet state={state} facets={facets} count={words} />} />
        <ActiveFilters state={state} facets={facets} categories={categories} />
      </Top>
      {params.picture || params.palette.length > 0 ? (
        <Suspense fallback={null}>
          <LookControls state={state} />
        </Suspense>
      ) : null}
      <Columns>
        <chakra.aside aria-label="Filters" hideBelow="lg">
          {isWide ? <FilterPanel state={state} facets={facets} /> : null}
        </chakra.aside>
        <ProductList state={state} filter={filter} facets={facets} list={list} />
      </Columns>
    </Page>
  );
}
