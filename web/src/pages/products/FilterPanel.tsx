import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { facetOf } from './active-filters.ts';
import { CheckList } from './CheckList.tsx';
import { ColorFilter } from './ColorFilter.tsx';
import { type FacetChoice, offered } from './facet-choice.ts';
import type { ManyName } from './list-params.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { TagFilter } from './TagFilter.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

const CENTS = 100;

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

interface PanelProps {
  readonly state: ListState;
  readonly facets: Facets | null;
}

interface FacetSectionProps extends PanelProps {
  readonly title: string;
  readonly name: ManyName;
  readonly Choice: ComponentType<FacetChoice>;
}

/** A filter with its values; hidden if none would narrow the list. */
function FacetSection({ title, name, Choice, state: { params, change }, facets }: FacetSectionProps) {
  const chosen = params.many[name];
  const values = offered({ values: facetOf(facets, name), chosen }, facets?.totalItems);
  if (values.length === 0) return null;
  return (
    <FilterSection title={title}>
      <Choice values={values} chosen={chosen} onChange={(next) => change({ [name]: next })} />
    </FilterSection>
  );
}

function PriceSection({ state: { params, change }, facets }: PanelProps) {
  const { minPrice: min, maxPrice: max } = params;
  return (
    <FilterSection title="Price">
      <PriceFilter
        key={`${min}-${max}`}
        min={min}
        max={max}
        dearest={facets && Math.ceil(facets.priceRange.max / CENTS)}
        onChange={(bounds) =>
          change({ minPrice: bounds.min?.toString() ?? null, maxPrice: bounds.max?.toString() ?? null })
        }
      />
    </FilterSection>
  );
}

/** All filters of the list, with the number of patterns per value. */
export function FilterPanel(panel: PanelProps) {
  return (
    <div>
      <FacetSection {...panel} title="Categories" name="categories" Choice={CheckList} />
      <FacetSection {...panel} title="Colors" name="colors" Choice={ColorFilter} />
      <PriceSection {...panel} />
      <FacetSection {...panel} title="Repeat" name="repeats" Choice={CheckList} />
      <FacetSection {...panel} title="Licence" name="licenses" Choice={CheckList} />
      <FacetSection {...panel} title="Orientation" name="orientations" Choice={CheckList} />
      <FacetSection {...panel} title="Tags" name="tags" Choice={TagFilter} />
    </div>
  );
}
