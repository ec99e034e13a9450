import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { Pagination, type PaginationProps } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { PatternList } from '#widgets/pattern-list/PatternList.tsx';
import { collectionAddress, type CollectionParams, collectionSorts } from './collection-params.ts';
import type { CollectionPageQuery } from './CollectionPage.query.generated.ts';

type Assets = NonNullable<CollectionPageQuery['assets']>;

interface CollectionListProps {
  readonly slug: string;
  readonly assets: Assets;
  readonly params: CollectionParams;
  /** Whether another page or sort order is loading. */
  readonly isLoading: boolean;
}

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '6',
    paddingTop: '4',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});
/** Count, sort order and one page of patterns. */
export function CollectionList({ slug, assets, params, isLoading }: CollectionListProps) {
  const navigate = useNavigate();
  const { totalItems, totalPages } = assets.pageInfo;
  const hrefOf = (page: number) => collectionAddress(slug, { ...params, page });
  const sortBy = (typed: string) => {
    const sort = collectionSorts.find(({ value }) => value === typed)?.value ?? 'collection';
    void navigate(collectionAddress(slug, { sort, page: 1 }), { preventScrollReset: true });
  };

  return (
    <section aria-label="Patterns" aria-busy={isLoading}>
      <Bar>
        <p role="status">
          {totalItems.toLocaleString('en-US')} {totalItems === 1 ? 'pattern' : 'patterns'}
        </p>
        <SortSelect minHeight="44px" value={params.sort} options={collectionSorts} onChange={sortBy} />
      </Bar>
      {assets.items.length === 0 ? (
        <NothingHere totalPages={totalPages} page={params.page} hrefOf={hrefOf} />
      ) : (
        <chakra.div opacity={isLoading ? 0.5 : 1} transition="opacity 150ms">
          <PatternList assets={assets.items} columns="four" sizes={SIZES} />
        </chakra.div>
      )}
      <chakra.div marginTop="12">
        <Pagination page={params.page} totalPages={totalPages} hrefOf={hrefOf} />
      </chakra.div>
    </section>
  );
}

function NothingHere(pages: Omit<PaginationProps, 'label'>) {
  if (pages.totalPages > 0) return <PastTheEnd {...pages} />;
  return (
    <EmptyState title="No patterns found" actions={<LinkButton to="/collections">See all collections</LinkButton>}>
      Nothing lies in this collection just now.
    </EmptyState>
  );
}
