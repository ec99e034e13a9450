import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Chip } from '#ui/Chip.tsx';
import { sortsFor } from './list-params.ts';
import type { ListState } from './useListParams.ts';

const Bar = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' } });
const Group = chakra('div', {
  base: { display: 'flex', gap: { base: '1.5', md: '2' }, '& button': { paddingInline: { base: '3', md: '3.5' } } },
});
const Select = chakra('select', {
  base: {
    flex: { base: '1', lg: 'none' },
    minWidth: '0',
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
  /** The button of the filters on small screens. */
  readonly filters: ReactNode;
}

/** How the list is shown: in which order, as a grid or in rows. One line on every screen. */
export function ListToolbar({ state: { params, change }, filters }: ListToolbarProps) {
  const sortId = useId();
  const sorts = sortsFor(params);
  return (
    <Bar>
      {filters}
      <chakra.label htmlFor={sortId} srOnly>
        Sort by
      </chakra.label>
      <Select
        id={sortId}
        value={params.sort}
        onChange={({ target }) => change({ sort: target.value === sorts[0].value ? null : target.value })}
      >
        {sorts.map(({ value, label }) => (
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
    </Bar>
  );
}
