import { chakra } from '@chakra-ui/react';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { activeFilters } from './active-filters.ts';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

interface ActiveFiltersProps {
  readonly state: ListState;
  readonly facets: Facets | null;
  readonly categories: readonly MenuCategory[];
}

/** A single line on phones that scrolls sideways, so that tiles stay in view. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexBasis: { md: '100%' },
    flexWrap: { base: 'nowrap', md: 'wrap' },
    alignItems: 'center',
    gap: '2',
    overflowX: { base: 'auto', md: 'visible' },
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    '& > *': { flexShrink: 0 },
  },
});

/** A badge per active filter; pressing it removes the filter. */
export function ActiveFilters({ state: { params, change, clearAll }, facets, categories }: ActiveFiltersProps) {
  const filters = activeFilters(params, facets, categories);
  if (filters.length === 0) return null;
  return (
    <Line role="group" aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <Chip key={label} data-on="" onClick={() => change(without)} aria-label={`Remove ${label}`}>
          {label}
          <CloseIcon size={14} />
        </Chip>
      ))}
      <Button variant="link" size="sm" paddingInline="2" onClick={clearAll}>
        Clear All
      </Button>
    </Line>
  );
}
