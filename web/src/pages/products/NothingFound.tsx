import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { activeFilters } from './active-filters.ts';
import { DropFilter } from './DropFilter.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

interface NothingFoundProps {
  readonly state: ListState;
  readonly facets: Facets | null;
}

/** Most searches have results, so alternatives are loaded on demand. */
const OtherPatterns = optionalPart(async () => (await import('./OtherPatterns.tsx')).OtherPatterns);

/** Maximum number of filters to try dropping. */
const MAX_TRIED = 6;

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' } });

function askedFor({ search, assetId, picture }: ListState['params'], filters: number): string {
  const withFilters = filters > 0 ? (filters === 1 ? ' with this filter' : ' with these filters') : '';
  if (search) return `Nothing matches “${search}”${withFilters}.`;
  if (picture && filters < 2)
    return 'Nothing looks like this picture, or it was sent more than a day ago: then send it again.';
  if (assetId) return `No pattern on sale has the asset ID ${assetId}${withFilters}.`;
  return filters > 0 ? `Nothing matches${withFilters}.` : 'No pattern is on sale just now.';
}

/** No results: the query, which filters to drop and what that would find, related terms, and popular patterns. */
export function NothingFound({ state, facets }: NothingFoundProps) {
  const { params, change, changed, clearAll } = state;
  const { categories } = useMenuCategories();
  const filters = activeFilters(params, facets, categories);
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
          {filters.slice(0, MAX_TRIED).map(({ label, without }) => (
            <DropFilter key={label} label={label} rest={changed(without)} onDrop={() => change(without)} />
          ))}
        </Line>
      ) : null}
      <Suspense fallback={null}>
        <OtherPatterns search={params.search} />
      </Suspense>
    </div>
  );
}
