import { chakra } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';
import { PatternTile } from '#features/catalog/PatternTile.tsx';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { Button } from '#ui/Button.tsx';
import { LinkChip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { activeFilters } from './active-filters.ts';
import { DropFilter } from './DropFilter.tsx';
import { nearTerms } from './near-terms.ts';
import { usePopularPatternsQuery } from './PopularPatterns.query.generated.ts';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

interface NothingFoundProps {
  readonly state: ListState;
  readonly facets: Facets | null;
}

/** How many filters are tried out. */
const MOST_TRIED = 6;

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });
const Section = chakra('section', { base: { marginTop: { base: '10', md: '14' } } });

function askedFor({ search, assetId }: ListState['params'], filters: number): string {
  const withFilters = filters > 0 ? (filters === 1 ? ' with this filter' : ' with these filters') : '';
  if (search) return `Nothing matches “${search}”${withFilters}.`;
  if (assetId) return `No pattern on sale has the asset ID ${assetId}${withFilters}.`;
  return filters > 0 ? `Nothing matches${withFilters}.` : 'No pattern is on sale just now.';
}

/** No match: what was asked for, which part of it to drop and what that would find, near terms, and what is liked. */
export function NothingFound({ state, facets }: NothingFoundProps) {
  const { params, change, changed, clearAll } = state;
  const { categories } = useMenuCategories();
  const filters = activeFilters(params, facets, categories);
  const { data } = usePopularPatternsQuery({ errorPolicy: 'all' });
  const tags = data?.assetFacets?.tags.map(({ value }) => value) ?? [];
  const popular = data?.assets?.items ?? [];
  const others = filters.filter(({ without }) => !('search' in without) && !('assetId' in without));
  return (
    <div>
      <EmptyState
        title="No products found"
        actions={
          filters.length > 0 ? (
            <Button variant="outline" onClick={clearAll}>
              Clear all filters
            </Button>
          ) : null
        }
      >
        {askedFor(params, others.length)}
      </EmptyState>
      {filters.length > 1 ? (
        <Line role="group" aria-label="Drop one of them">
          {filters.slice(0, MOST_TRIED).map(({ label, without }) => (
            <DropFilter key={label} label={label} rest={changed(without)} onDrop={() => change(without)} />
          ))}
        </Line>
      ) : null}
      {params.search && tags.length > 0 ? (
        <Section aria-labelledby="near-terms">
          <Heading id="near-terms" size="card" textAlign="center" marginBottom="4">
            Search for something near
          </Heading>
          <Line>
            {nearTerms(params.search, tags).map((term) => (
              <LinkChip key={term} to={`/products?${new URLSearchParams({ search: term }).toString()}`}>
                {term}
              </LinkChip>
            ))}
          </Line>
        </Section>
      ) : null}
      {popular.length > 0 ? (
        <Section aria-labelledby="popular">
          <Heading id="popular" size="card" marginBottom="6">
            Popular patterns
          </Heading>
          <PatternGrid>
            {popular.map((asset) => (
              <li key={asset.id}>
                <PatternTile asset={asset} headingLevel={3} sizes="(min-width: 1024px) 230px, 46vw" />
              </li>
            ))}
          </PatternGrid>
        </Section>
      ) : null}
    </div>
  );
}
