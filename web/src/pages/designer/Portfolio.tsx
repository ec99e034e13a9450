import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Chip, LinkChip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { isPastEnd } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { PatternItem } from '#widgets/pattern-list/PatternItem.tsx';
import type { StudioCollectionsQuery } from './StudioCollections.query.generated.ts';
import { type PortfolioState, portfolioSorts } from './usePortfolio.ts';

interface PortfolioProps {
  readonly portfolio: PortfolioState;
  readonly collections: NonNullable<StudioCollectionsQuery['designerCollections']>;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '6',
  },
});
const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const SIZES = '(min-width: 1440px) 330px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw';

function Tiles({ portfolio }: { portfolio: PortfolioState }) {
  const { assets, isLoading, hasFailed, retry, addressWith } = portfolio;
  if (hasFailed) {
    return (
      <ErrorState title="Error Loading Products" onRetry={retry}>
        Please try again later.
      </ErrorState>
    );
  }
  if (!assets) return <TileSkeletons count={8} columns="four" />;
  const hrefOf = (page: number) => `${addressWith({ page })}#portfolio`;
  if (assets.items.length === 0 && !isLoading) {
    const { page, totalPages } = assets.pageInfo;
    return isPastEnd(assets) ? (
      <PastTheEnd page={page} totalPages={totalPages} hrefOf={hrefOf} />
    ) : (
      <EmptyState
        title="No patterns found"
        actions={<LinkButton to={addressWith({ collection: '' })}>All patterns of this studio</LinkButton>}
      />
    );
  }
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1} transition="opacity 150ms">
      <PatternGrid columns="four">
        {assets.items.map((asset) => (
          <PatternItem key={asset.id} asset={asset} sizes={SIZES} headingLevel={3} />
        ))}
      </PatternGrid>
      <chakra.div marginTop="12">
        <Pagination page={assets.pageInfo.page} totalPages={assets.pageInfo.totalPages} hrefOf={hrefOf} />
      </chakra.div>
    </chakra.div>
  );
}

/** Patterns of a studio, all or of one collection. */
export function Portfolio({ portfolio, collections }: PortfolioProps) {
  const chosen = collections.find(({ collection }) => collection.slug === portfolio.collection);
  const total = portfolio.assets?.pageInfo.totalItems;
  return (
    <chakra.section
      id="portfolio"
      aria-labelledby="portfolio-heading"
      paddingTop={{ base: '14', md: '20' }}
      scrollMarginTop="16"
    >
      <Page>
        <Bar>
          <div>
            <Heading id="portfolio-heading">{chosen ? chosen.collection.name : 'Portfolio'}</Heading>
            <chakra.p role="status" color="ink.muted" marginTop="1" minHeight="6">
              {total === undefined || portfolio.isLoading
                ? 'Loading...'
                : `${total} ${total === 1 ? 'pattern' : 'patterns'}`}
            </chakra.p>
          </div>
          <Group>
            {portfolio.collection === '' ? null : (
              <LinkChip to={portfolio.addressWith({ collection: '' })} preventScrollReset>
                All patterns
              </LinkChip>
            )}
            <Group role="group" aria-label="Sort by">
              {portfolioSorts.map(({ value, label }) => (
                <Chip key={value} aria-pressed={portfolio.sort === value} onClick={() => portfolio.setSort(value)}>
                  {label}
                </Chip>
              ))}
            </Group>
          </Group>
        </Bar>
        <Tiles portfolio={portfolio} />
      </Page>
    </chakra.section>
  );
}
