import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { sortOptions } from '#features/catalog/sort-options.ts';
import { Chip } from '#ui/Chip.tsx';
import type { ListState } from './useListParams.ts';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });
const Group = chakra('div', {
  base: { display: 'flex', gap: { base: '1.5', md: '2' }, '& button': { paddingInline: { base: '3', md: '3.5' } } },
});
const Select = chakra('select', {
  base: {
    flex: { base: '1', md: 'none' },
    order: { md: 1 },
    minHeight: { base: '44px', md: '34px' },
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'full',
    background: 'card',
    fontSize: '14px',
    fontWeight: 'medium',
  },
});

interface ListToolbarProps {
  readonly state: ListState;
  readonly search: ReactNode;
  /** The button of the filters on small screens. */
  readonly filters: ReactNode;
}

/** How the list is shown: grid or rows, in pages or growing, in which order. */
export function ListToolbar({ state: { params, change }, search, filters }: ListToolbarProps) {
  const sortId = useId();
  return (
    <Bar>
      <chakra.div
        flex="1 1 280px"
        minWidth={{ base: 'full', md: '0' }}
        maxWidth={{ md: '26rem' }}
        marginInlineEnd={{ md: 'auto' }}
      >
        {search}
      </chakra.div>
      {filters}
      <chakra.label htmlFor={sortId} srOnly>
        Sort by
      </chakra.label>
      <Select
        id={sortId}
        value={params.sort}
        onChange={({ target }) => change({ sort: target.value === 'popular' ? null : target.value })}
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Group role="group" aria-label="View">
        <Chip aria-pressed={params.view === 'grid'} onClick={() => change({ view: null })}>
          Grid
        </Chip>
        <Chip aria-pressed={params.view === 'list'} onClick={() => change({ view: 'list' })}>
          List
        </Chip>
      </Group>
      <Group role="group" aria-label="Paging">
        <Chip aria-pressed={params.mode === 'pages'} onClick={() => change({ mode: null })}>
          Pagination
        </Chip>
        <Chip aria-pressed={params.mode === 'infinite'} onClick={() => change({ mode: 'infinite' })}>
          Infinite Scroll
        </Chip>
      </Group>
    </Bar>
  );
}
