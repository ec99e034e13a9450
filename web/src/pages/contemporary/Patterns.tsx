import { chakra } from '@chakra-ui/react';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { Button } from '#ui/Button.tsx';
import { isPastEnd } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { PatternList } from '#widgets/pattern-list/PatternList.tsx';
import type { View } from '#ui/ViewChips.tsx';
import type { ContemporaryState } from './useContemporary.ts';

interface PatternsProps {
  readonly state: ContemporaryState;
  readonly view: View;
}

const FIRST_ROW = 4;
const sizes = {
  grid: '(min-width: 1440px) 330px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw',
  list: '(min-width: 768px) 168px, 104px',
};

function Nothing({ state }: { state: ContemporaryState }) {
  if (state.assets && isPastEnd(state.assets)) {
    const { page, totalPages } = state.assets.pageInfo;
    return <PastTheEnd page={page} totalPages={totalPages} hrefOf={state.pageAddress} />;
  }
  if (state.search === '' && state.activeCount === 0) return <EmptyState title="No patterns here yet" />;
  return (
    <EmptyState
      title="No patterns found"
      actions={
        <Button variant="outline" onClick={state.clearAll}>
          Clear All Filters
        </Button>
      }
    >
      {state.search === '' ? 'Nothing matches these filters.' : `Nothing matches “${state.search}” with these filters.`}
    </EmptyState>
  );
}

/** Tiles with pagination, or why there are none. */
export function Patterns({ state, view }: PatternsProps) {
  const { assets, isLoading, hasFailed, retry } = state;
  if (hasFailed) {
    return (
      <ErrorState title="Error Loading Products" onRetry={retry}>
        Please try again later.
      </ErrorState>
    );
  }
  const columns = view === 'list' ? 'rows' : 'four';
  if (!assets) return <TileSkeletons count={8} columns={columns} />;
  if (assets.items.length === 0 && !isLoading) return <Nothing state={state} />;
  return (
    <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1} transition="opacity 150ms">
      <PatternList assets={assets.items} columns={columns} sizes={sizes[view]} priorityCount={FIRST_ROW} />
      <chakra.div marginTop="12">
        <Pagination page={assets.pageInfo.page} totalPages={assets.pageInfo.totalPages} hrefOf={state.pageAddress} />
      </chakra.div>
    </chakra.div>
  );
}
