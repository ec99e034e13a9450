import { chakra } from '@chakra-ui/react';
import { Chip } from '#ui/Chip.tsx';
import { FilterIcon } from '#ui/icons.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { type View, ViewChips } from '#ui/ViewChips.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { sortOptions } from './contemporary-filters.ts';
import { FILTER_BOX_ID } from './FilterBox.tsx';
import type { ContemporaryState } from './useContemporary.ts';

interface ContemporaryToolbarProps {
  readonly state: ContemporaryState;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Whether the filters are expanded. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });
const Count = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    paddingInline: '1',
    borderRadius: 'full',
    background: 'accent.solid',
    color: 'white',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Search, filter toggle with the number of active filters, sort order and layout. */
export function ContemporaryToolbar({ state, view, onView, isOpen, onToggle }: ContemporaryToolbarProps) {
  const { typed, activeCount, sort } = state;
  return (
    <Bar>
      <SearchInput
        label="Search contemporary patterns"
        placeholder="Search patterns..."
        flex={{ base: '1 1 100%', md: '0 1 24rem' }}
        marginInlineEnd={{ md: 'auto' }}
        value={typed}
        onChange={state.setTyped}
      />
      <Chip aria-expanded={isOpen} aria-controls={FILTER_BOX_ID} onClick={onToggle}>
        <FilterIcon size={16} />
        Filters
        {activeCount === 0 ? null : (
          <Count>
            {activeCount}
            <VisuallyHidden> active</VisuallyHidden>
          </Count>
        )}
      </Chip>
      <SortSelect flex={{ base: '1', md: 'none' }} value={sort} options={sortOptions} onChange={state.setSort} />
      <ViewChips view={view} onView={onView} />
    </Bar>
  );
}
