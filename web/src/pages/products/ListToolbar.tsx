import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SortSelect } from '#ui/SortSelect.tsx';
import { ViewChips } from '#ui/ViewChips.tsx';
import { sortsFor } from './list-params.ts';
import type { ListState } from './useListParams.ts';

const Bar = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' } });
const narrowButtons = { '& button': { paddingInline: { base: '3', md: '3.5' } } };

interface ListToolbarProps {
  readonly state: ListState;
  /** Filter button of small screens. */
  readonly filters: ReactNode;
}

/** Sort order and layout of the list, in a single line on every screen. */
export function ListToolbar({ state: { params, change }, filters }: ListToolbarProps) {
  const sorts = sortsFor(params);
  return (
    <Bar>
      {filters}
      <SortSelect
        flex={{ base: '1', lg: 'none' }}
        minWidth="0"
        value={params.sort}
        options={sorts}
        onChange={(value) => change({ sort: value === sorts[0].value ? null : value })}
      />
      <ViewChips
        view={params.view}
        onView={(view) => change({ view: view === 'grid' ? null : view })}
        gap={{ base: '1.5', md: '2' }}
        css={narrowButtons}
      />
    </Bar>
  );
}
