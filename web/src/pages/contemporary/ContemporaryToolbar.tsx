import { chakra } from '@chakra-ui/react';
import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import { useId } from 'react';
import { Chip } from '#ui/Chip.tsx';
import { FilterIcon, SearchIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { sortOptions } from './contemporary-filters.ts';
import { FILTER_BOX_ID } from './FilterBox.tsx';
import type { ContemporaryState } from './useContemporary.ts';

/** How the patterns are laid out. */
export type View = 'grid' | 'list';

interface ContemporaryToolbarProps {
  readonly state: ContemporaryState;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Whether the filters are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });
const Box = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: { base: '1 1 100%', md: '0 1 24rem' },
    height: '11',
    marginInlineEnd: { md: 'auto' },
    paddingInline: '4',
    borderRadius: 'full',
    border: '1px solid transparent',
    background: 'linen',
    color: 'ink.subtle',
    _focusWithin: { borderColor: 'line.control', background: 'card' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '100%',
      border: '0',
      background: 'transparent',
      color: 'ink',
      fontSize: '16px',
    },
    '& input:focus-visible': { outline: 'none' },
  },
});
const Select = chakra('select', {
  base: {
    minHeight: { base: '44px', md: '34px' },
    flex: { base: '1', md: 'none' },
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'full',
    background: 'card',
    fontSize: '14px',
    fontWeight: 'medium',
  },
});
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
const Group = chakra('div', { base: { display: 'flex', gap: '2' } });

/** Search, the filters with how many are on, the order, and the layout. */
export function ContemporaryToolbar({ state, view, onView, isOpen, onToggle }: ContemporaryToolbarProps) {
  const sortId = useId();
  const { typed, activeCount, sort } = state;
  return (
    <Bar>
      <Box>
        <SearchIcon size={18} />
        <input
          type="search"
          aria-label="Search contemporary patterns"
          placeholder="Search patterns..."
          maxLength={MAX_SEARCH_CHARACTERS}
          value={typed}
          onChange={({ target }) => state.setTyped(target.value)}
        />
      </Box>
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
      <chakra.label htmlFor={sortId} srOnly>
        Sort by
      </chakra.label>
      <Select id={sortId} value={sort} onChange={({ target }) => state.setSort(target.value)}>
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Group role="group" aria-label="View">
        <Chip aria-pressed={view === 'grid'} onClick={() => onView('grid')}>
          Grid
        </Chip>
        <Chip aria-pressed={view === 'list'} onClick={() => onView('list')}>
          List
        </Chip>
      </Group>
    </Bar>
  );
}
