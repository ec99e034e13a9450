import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { facetOf } from './active-filters.ts';
import { CheckList } from './CheckList.tsx';
import { ColorFilter } from './ColorFilter.tsx';
import type { ManyName } from './list-params.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { TagFilter } from './TagFilter.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

const Section = chakra('details', {
  base: {
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '9',
      fontWeight: 'semibold',
      fontSize: '15px',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& fieldset': { border: '0', padding: '0', margin: '0', minWidth: '0', marginTop: '2' },
  },
});

function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section open>
      <summary>
        {title}
        <ChevronDownIcon size={16} />
      </summary>
      <fieldset>
        <chakra.legend srOnly>{title}</chakra.legend>
        {children}
      </fieldset>
    </Section>
  );
}

/** Every filter of the list with the number of patterns each value would leave. */
export function FilterPanel({ state: { params, change }, facets }: { state: ListState; facets: Facets | null }) {
  const facet = (name: ManyName) => ({
    values: facetOf(facets, name),
    chosen: params.many[name],
    onChange: (values: readonly string[]) => change({ [name]: values }),
  });
  const setPrice = (bounds: { min: number | null; max: number | null }) =>
    change({ minPrice: bounds.min?.toString() ?? null, maxPrice: bounds.max?.toString() ?? null });

  return (
    <div>
      <FilterSection title="Categories">
        <CheckList {...facet('categories')} />
      </FilterSection>
      <FilterSection title="Colors">
        <ColorFilter {...facet('colors')} />
      </FilterSection>
      <FilterSection title="Price">
        <PriceFilter
          key={`${params.minPrice}-${params.maxPrice}`}
          min={params.minPrice}
          max={params.maxPrice}
          onChange={setPrice}
        />
      </FilterSection>
      <FilterSection title="License">
        <CheckList {...facet('licenses')} />
      </FilterSection>
      <FilterSection title="Orientation">
        <CheckList {...facet('orientations')} />
      </FilterSection>
      <FilterSection title="Tags">
        <TagFilter {...facet('tags')} />
      </FilterSection>
    </div>
  );
}
